import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { DraftToSave } from './kept-form';

/** For whom something was typed. */
export interface DraftOwner {
  readonly userId: string;
  readonly companyRef: string;
}

/**
 * What was typed in the last seconds before a session ended and could not be kept at the bank any more. In this tab's
 * memory only, until the same user signs in again; with the first sign-in of another user it is gone.
 */
export interface PendingDrafts {
  remember(owner: DraftOwner, drafts: readonly DraftToSave[]): void;
  /** Saves what is remembered for this owner. What cannot be saved now stays for the next time. */
  saveFor(owner: DraftOwner, save: (draft: DraftToSave) => Promise<Outcome<unknown>>): Promise<void>;
}

interface Remembered {
  readonly owner: DraftOwner;
  readonly draft: DraftToSave;
}

export function createPendingDrafts(): PendingDrafts {
  let all: readonly Remembered[] = [];
  return {
    remember(owner, drafts) {
      all = [...all, ...drafts.map((draft) => ({ owner, draft }))];
    },
    async saveFor({ userId, companyRef }, save) {
      all = all.filter(({ owner }) => owner.userId === userId);
      for (const remembered of all.filter(({ owner }) => owner.companyRef === companyRef)) {
        if (await isTaken(remembered.draft, save)) all = all.filter((other) => other !== remembered);
      }
    },
  };
}

/** A draft that was dropped elsewhere meanwhile is kept as a new one: what was typed last is newer than the dropping. */
async function isTaken(draft: DraftToSave, save: (draft: DraftToSave) => Promise<Outcome<unknown>>): Promise<boolean> {
  const outcome = await save(draft);
  const isGone = !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 'notFound';
  if (isGone && draft.id !== null) return isTaken({ ...draft, id: null }, save);
  return outcome.ok || outcome.failure.kind === 'refused';
}
