import type { AnswerOf, listRates } from '@ncb/shared-kernel/api/contract';
import type { UserCaller } from '../../callers';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { rateOf, type Rate } from './rates';

const DOLLAR = '840';
const EURO = '978';

/** `/api/rates`: what the bank buys and sells dollars and euros for. */
export async function panelRates({ db }: Services, _caller: UserCaller): Promise<Outcome<AnswerOf<typeof listRates>>> {
  const [dollar, euro] = [await rateOf(db.queries, DOLLAR), await rateOf(db.queries, EURO)];
  return dollar && euro ? done({ USD: sides(dollar), EUR: sides(euro) }) : refuse('notFound');
}

function sides({ buy, sale }: Rate) {
  return { buy, sale };
}
