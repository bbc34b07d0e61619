import { flag, id, oneOf, or, text } from '../../../src/api/contract/codec';
import { at, record } from '../../../src/api/contract/record';
import type { DebitAccount } from '../../../src/domain/rules';
import { AccountStatus, AMOUNT_MAX } from '../../../src/domain/vocabulary';
import { documentOf } from '../reading';
import type { Question } from '../question';

const { active, ...others } = AccountStatus;

/** An account under the names of the account list; what is not said forbids nothing. */
const account = record({
  iban: at('iban', or(text, '')),
  currencyCode: at('cur_ref', or(id, '')),
  status: at('status_ref', or(oneOf([active, ...Object.values(others)]), active)),
  paymentsAllowed: at('pmt_allowed', or(flag, true)),
  available: at('av_sal', or(text, AMOUNT_MAX)),
});

/** An account of the kind from which companies pay, where a question names only its id. */
const ASSUMED_IBAN = 'UA523516070000026009349119632';

/**
 * The account that a document names: as the question describes it under `name`, or one that allows everything. The rule
 * that an account must be chosen stays: without an id there is none.
 */
export function accountOf(
  question: Question,
  name: string,
  { id: accountId, currencyCode, iban = '' }: { id: string; currencyCode: string; iban?: string },
): DebitAccount | null {
  if (accountId === '') return null;
  const said = documentOf(account, { [name]: {}, ...question }, name);
  return {
    ...said,
    id: accountId,
    iban: said.iban || iban || ASSUMED_IBAN,
    currencyCode: said.currencyCode || currencyCode,
  };
}
