import type { AnswerOf, listRates } from '@ncb/shared-kernel/api/contract';
import type { UserCaller } from '../../callers';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { rateOf, type Rate } from './rates';

const DOLLAR = '840';
const EURO = '978';

/** Answers `/api/rates`: dollar and euro, with official rates if configured. */
export async function panelRates(
  { db, config }: Services,
  _caller: UserCaller,
): Promise<Outcome<AnswerOf<typeof listRates>>> {
  const [dollar, euro] = [await rateOf(db.queries, DOLLAR), await rateOf(db.queries, EURO)];
  const { showsOfficialRates } = config;
  const shown = ({ buy, sale, official }: Rate) => ({ buy, sale, ...(showsOfficialRates && { official }) });
  return dollar && euro ? done({ USD: shown(dollar), EUR: shown(euro) }) : refuse('notFound');
}
