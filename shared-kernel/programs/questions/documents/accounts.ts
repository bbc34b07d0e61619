import { flag, id, oneOf, or, text } from '../../../src/api/contract/codec';
import { at, record } from '../../../src/api/contract/record';
import type { DebitAccount } from '../../../src/domain/rules';
import { AccountStatus, AMOUNT_MAX } from '../../../src/domain/vocabulary';
import { documentOf } from '../reading';
import type { Question } from '../question';

const { active, ...others } = AccountStatus;

const account = record({
  iban: at('iban', or(text, '')),
  currencyCode: at('cur_ref', or(id, '')),
  status: at('status_ref', or(oneOf([active, ...Object.values(others)]), active)),
  paymentsAllowed: at('pmt_allowed', or(flag, true)),
  available: at('av_sal', or(text, AMOUNT_MAX)),
});

const ASSUMED_IBAN = 'UA523516070000026009349119632';

/**
 * Returns the account that a document names: as described in the question's field `name`, else one that allows
 * everything; null without an id, so that the rule "account required" still applies.
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
