import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { checkReceiverName } from '../areas/receivers/check-receiver-name';
import { notChecked } from '../areas/receivers/name-request';
import {
  claimPendingNames,
  findAnswersOfDay,
  readQuotaOfDay,
  storePendingResults,
  TOO_MANY,
  type PendingName,
  type PendingResult,
} from '../areas/receivers/pending-name-checks';
import type { Services } from '../services';

/** Names compared at once. */
const PORTION = 50;

/** Time-outs one after the other, after which a bank is not waited for again in this round. */
const TIMEOUTS_MAX = 3;

/** Compares the names of saved documents with the owners of their accounts in other banks, until none is left. */
export async function runNameChecks(services: Services, isStopping: () => boolean): Promise<void> {
  const { db, clock } = services;
  /** Time-outs of each bank since its last answer. */
  const timeouts = new Map<string, number>();
  while (!isStopping()) {
    const now = clock.now();
    const names = await claimPendingNames(db.queries, now, PORTION);
    if (names.length === 0) return;
    const recent = await findAnswersOfDay(db.queries, names, now);
    const takeQuota = await readQuotaOfDay(db.queries, names, now);
    const answers = new Map<string, Promise<PendingResult['answer']>>();
    const ask = (pending: PendingName) => {
      const key = JSON.stringify([pending.companyId, pending.account, pending.code, pending.hasCode, pending.name]);
      const answer =
        answers.get(key) ?? (takeQuota(pending) ? askBank(services, pending, timeouts) : Promise.resolve(TOO_MANY));
      answers.set(key, answer);
      return answer;
    };
    const results = await Promise.all(
      names.map(async (pending, place): Promise<PendingResult> => {
        const last = recent.get(place);
        if (last) return { pending, ...last, isNew: false };
        const answer = pending.isDeleted ? null : await ask(pending);
        return { pending, answer, checkedAt: now, isNew: true };
      }),
    );
    await db.transaction((tx) => storePendingResults(tx, results, now));
  }
}

/** The answer names no owner: only a counted question of a form reveals one. */
async function askBank(services: Services, pending: PendingName, timeouts: Map<string, number>) {
  const bank = getIbanBankCode(pending.account);
  if ((timeouts.get(bank) ?? 0) >= TIMEOUTS_MAX) return notChecked('noAnswer');
  const answer = await checkReceiverName(services, pending);
  timeouts.set(bank, answer.reason === 'noAnswer' ? (timeouts.get(bank) ?? 0) + 1 : 0);
  return { ...answer, verifiedName: null };
}
