import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { checkReceiverName } from '../areas/receivers/check-receiver-name';
import { notChecked } from '../areas/receivers/name-request';
import {
  claimPendingNames,
  findAnswersOfDay,
  readRoomOfDay,
  storePendingResults,
  TOO_MANY,
  type PendingName,
  type PendingResult,
} from '../areas/receivers/pending-name-checks';
import type { Services } from '../services';

/** Banks are asked about so many names at once. */
const PORTION = 50;

/** Compares the names of saved documents with the owners of their accounts in other banks, until none is left. */
export async function runNameChecks(services: Services, isStopping: () => boolean): Promise<void> {
  const { db, clock } = services;
  /** A bank that was silent once is not waited for again in this round. */
  const silent = new Set<string>();
  while (!isStopping()) {
    const now = clock.now();
    const names = await claimPendingNames(db.queries, now, PORTION);
    if (names.length === 0) return;
    const known = await findAnswersOfDay(db.queries, names, now);
    const hasRoom = await readRoomOfDay(db.queries, names, now);
    const asked = new Map<string, Promise<PendingResult['answer']>>();
    const ask = (pending: PendingName) => {
      const key = JSON.stringify([pending.companyId, pending.account, pending.code, pending.hasCode, pending.name]);
      const answer =
        asked.get(key) ?? (hasRoom(pending) ? askBank(services, pending, silent) : Promise.resolve(TOO_MANY));
      asked.set(key, answer);
      return answer;
    };
    const results = await Promise.all(
      names.map(async (pending, place): Promise<PendingResult> => {
        const last = known.get(place);
        if (last) return { pending, ...last, isNew: false };
        const answer = pending.isDeleted ? null : await ask(pending);
        return { pending, answer, checkedAt: now, isNew: true };
      }),
    );
    await db.transaction((tx) => storePendingResults(tx, results, now));
  }
}

/** The answer names no owner: only a counted question of a form reveals one. */
async function askBank(services: Services, pending: PendingName, silent: Set<string>) {
  const bank = getIbanBankCode(pending.account);
  if (silent.has(bank)) return notChecked('noAnswer');
  const answer = await checkReceiverName(services, pending);
  if (answer.reason === 'noAnswer') silent.add(bank);
  return { ...answer, verifiedName: null };
}
