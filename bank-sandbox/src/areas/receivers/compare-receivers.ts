import type { AnswerOf, checkReceivers, ReceiverCheck, RequestOf } from '@ncb/shared-kernel/api/contract';
import { comparableCode, matchAccountCode, type AccountFacts } from '@ncb/shared-kernel/domain/rules';
import { RECEIVER_CHECKS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import type { CompanyCaller } from '../../callers';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findAccountFacts, toIban } from './find-account-facts';

type Request = RequestOf<typeof checkReceivers>;

/** Codes of one account with us that one call compares: a list of all tax numbers of a birthday would find the owner's. */
const CODES_OF_OWN_ACCOUNT_MAX = 5;

/** `check_receivers`: compares accounts with codes before anything is saved. */
export async function compareReceivers(
  { db }: Services,
  { membership }: CompanyCaller,
  { receivers }: Request,
): Promise<Outcome<AnswerOf<typeof checkReceivers>>> {
  if (receivers.length > RECEIVER_CHECKS_MAX)
    return refuse('badRequest', { params: { max: String(RECEIVER_CHECKS_MAX) } });
  const seenBy = { companyId: membership.companyId, seesSalaries: seesSalaries(membership.payrollAccess) };
  const factsOf = await findAccountFacts(
    db.queries,
    seenBy,
    receivers.map(({ account }) => account),
  );
  const guesses = new Map<string, Set<string>>();
  const checks = receivers.map(({ account, code }) => {
    const facts = factsOf(account);
    return isGuess(guesses, account, code, facts) ? UNKNOWN : toCheck(code, facts);
  });
  return done({ checks });
}

const UNKNOWN: ReceiverCheck = { verdict: 'unknown', seen: [] };

function toCheck(code: string, facts: AccountFacts): ReceiverCheck {
  const match = matchAccountCode(code, facts);
  return { verdict: match.verdict, seen: match.verdict === 'seenWithOthers' ? match.seen : [] };
}

function isGuess(guesses: Map<string, Set<string>>, account: string, code: string, facts: AccountFacts): boolean {
  if (facts.ownerCodes === null) return false;
  const iban = toIban(account);
  const codes = guesses.get(iban) ?? new Set();
  guesses.set(iban, codes.add(comparableCode(code)));
  return codes.size > CODES_OF_OWN_ACCOUNT_MAX;
}
