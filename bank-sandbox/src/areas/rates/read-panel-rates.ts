import type { AnswerOf, listRates } from '@ncb/shared-kernel/api/contract';
import type { UserCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findRate, type Rate } from './find-rate';

const DOLLAR = '840';
const EURO = '978';

/** Answers `/api/rates`: dollar and euro, with official rates if configured. */
export async function readPanelRates(
  { db, config }: Services,
  _caller: UserCaller,
): Promise<Outcome<AnswerOf<typeof listRates>>> {
  const [dollar, euro] = [await findRate(db.queries, DOLLAR), await findRate(db.queries, EURO)];
  const { showsOfficialRates } = config;
  const toShownRate = ({ buy, sale, official }: Rate) => ({ buy, sale, ...(showsOfficialRates && { official }) });
  return dollar && euro ? succeed({ USD: toShownRate(dollar), EUR: toShownRate(euro) }) : refuse('notFound');
}
