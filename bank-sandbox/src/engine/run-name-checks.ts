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

/** Portions with a time-out one after the other, after which a bank is not waited for. */
const SILENT_PORTIONS = 3;
/** Then it is asked again. */
const SILENCE_MS = 60_000;

/** Compares the names of saved documents with the owners of their accounts in other banks, until none is left. */
export async function runNameChecks(services: Services, isStopping: () => boolean): Promise<void> {
  const { db, clock } = services;
  const silence = createSilence();
  while (!isStopping()) {
    const now = clock.now();
    silence.begin(now);
    const names = await claimPendingNames(db.queries, now, PORTION);
    if (names.length === 0) return;
    const recent = await findAnswersOfDay(db.queries, names, now);
    const takeQuota = await readQuotaOfDay(db.queries, names, now);
    const answers = new Map<string, Promise<PendingResult['answer']>>();
    const ask = (pending: PendingName) => {
      const key = JSON.stringify([pending.companyId, pending.account, pending.code, pending.hasCode, pending.name]);
      const answer =
        answers.get(key) ?? (takeQuota(pending) ? askBank(services, pending, silence) : Promise.resolve(TOO_MANY));
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
async function askBank(services: Services, pending: PendingName, silence: Silence) {
  const bank = getIbanBankCode(pending.account);
  if (silence.isSilent(bank)) return notChecked('noAnswer');
  const answer = await checkReceiverName(services, pending);
  if (answer.reason === 'noAnswer') silence.addTimeout(bank);
  else silence.reset(bank);
  return { ...answer, verifiedName: null };
}

type Silence = ReturnType<typeof createSilence>;

/** Counts the portions in which a bank did not answer: one pause of the network is one of them, not fifty. */
function createSilence() {
  const counts = new Map<string, { readonly portions: number; readonly at: number }>();
  let portionAt = 0;
  return {
    begin(now: Date) {
      portionAt = now.getTime();
    },
    isSilent(bank: string): boolean {
      const count = counts.get(bank);
      return count !== undefined && count.portions >= SILENT_PORTIONS && portionAt - count.at < SILENCE_MS;
    },
    addTimeout(bank: string) {
      const last = counts.get(bank);
      if (last?.at === portionAt) return;
      counts.set(bank, { portions: (last?.portions ?? 0) + 1, at: portionAt });
    },
    reset: (bank: string) => counts.delete(bank),
  };
}
