import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { DraftRefusal, DraftToSave } from './kept-form';

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
  /**
   * Saves what is remembered for this owner. What cannot be saved now stays for the next time.
   * @param onRefused the bank does not take one of them; told once of each
   */
  saveFor(owner: DraftOwner, save: SaveDraft, onRefused: (refusal: DraftRefusal) => void): Promise<void>;
}

type SaveDraft = (draft: DraftToSave) => Promise<Outcome<unknown>>;

interface Remembered {
  readonly owner: DraftOwner;
  readonly draft: DraftToSave;
}

export function createPendingDrafts(): PendingDrafts {
  let all: readonly Remembered[] = [];
  const refused = new WeakSet<Remembered>();
  return {
    remember(owner, drafts) {
      all = [...all, ...drafts.map((draft) => ({ owner, draft }))];
    },
    async saveFor({ userId, companyRef }, save, onRefused) {
      all = all.filter(({ owner }) => owner.userId === userId);
      for (const remembered of all.filter(({ owner }) => owner.companyRef === companyRef)) {
        const outcome = await saveAnew(remembered.draft, save);
        if (outcome.ok) all = all.filter((other) => other !== remembered);
        else if (outcome.failure.kind === 'refused' && !refused.has(remembered)) {
          refused.add(remembered);
          onRefused(outcome.failure);
        }
      }
    },
  };
}

/** A draft that was dropped elsewhere meanwhile is kept as a new one: what was typed last is newer than the dropping. */
async function saveAnew(draft: DraftToSave, save: SaveDraft): Promise<Outcome<unknown>> {
  const outcome = await save(draft);
  const isGone = !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 'notFound';
  return isGone && draft.id !== null ? save({ ...draft, id: null }) : outcome;
}
