import type { AnswerOf, checkReceivers, ReceiverCheck, RequestOf } from '@ncb/shared-kernel/api/contract';
import { getLastPaymentInEarlierYear, matchAccountCode, type AccountFacts } from '@ncb/shared-kernel/domain/rules';
import { RECEIVER_CHECKS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { CodeGuesses, type AccountWithCode } from './code-guesses';
import { findAccountFacts } from './find-account-facts';
import { toIban } from './to-iban';

type Request = RequestOf<typeof checkReceivers>;

/** Answers `check_receivers`: compares accounts with codes before anything is saved. */
export async function compareReceivers(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
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
  const guesses = new CodeGuesses();
  const checks = receivers.map((pair) => {
    const facts = factsOf(pair.account);
    return guesses.countPair(pair) && facts.ownerCodes ? UNKNOWN : toCheck(pair, facts, bankDay);
  });
  return succeed({ checks });
}

const UNKNOWN: ReceiverCheck = { verdict: 'unknown', seen: [], lastPaid: null };

function toCheck({ account, code }: AccountWithCode, facts: AccountFacts, bankDay: string): ReceiverCheck {
  const match = matchAccountCode(code, facts);
  return {
    verdict: match.verdict,
    seen: match.verdict === 'seenWithOthers' ? match.seen : [],
    lastPaid: getLastPaymentInEarlierYear(toIban(account), facts.seen, bankDay),
  };
}
