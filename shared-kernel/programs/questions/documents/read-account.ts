import { flag, id, oneOf, withDefault, text } from '../../../src/api/contract/codec';
import { at, record } from '../../../src/api/contract/record';
import type { DebitAccount } from '../../../src/domain/rules';
import { AccountStatus, AMOUNT_MAX } from '../../../src/domain/vocabulary';
import { readDocument } from '../reading';
import type { Question } from '../question';

const { active, ...others } = AccountStatus;

const account = record({
  iban: at('iban', withDefault(text, '')),
  currencyCode: at('cur_ref', withDefault(id, '')),
  status: at('status_ref', withDefault(oneOf([active, ...Object.values(others)]), active)),
  paymentsAllowed: at('pmt_allowed', withDefault(flag, true)),
  available: at('av_sal', withDefault(text, AMOUNT_MAX)),
});

const ASSUMED_IBAN = 'UA523516070000026009349119632';

/**
 * Returns the account that a document names: as described in the question's field `name`, else one that allows
 * everything; null without an id, so that the rule "account required" still applies.
 */
export function readAccount(
  question: Question,
  name: string,
  { id: accountId, currencyCode, iban = '' }: { id: string; currencyCode: string; iban?: string },
): DebitAccount | null {
  if (accountId === '') return null;
  const described = readDocument(account, { [name]: {}, ...question }, name);
  return {
    ...described,
    id: accountId,
    iban: described.iban || iban || ASSUMED_IBAN,
    currencyCode: described.currencyCode || currencyCode,
  };
}
