import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { DraftRefusal, DraftToSave } from './kept-form';

export interface DraftOwner {
  readonly userId: string;
  readonly companyRef: string;
}

/**
 * Content typed in the last seconds of a session. Held in memory until the same user signs in again; discarded at
 * another user's sign-in.
 */
export interface PendingDrafts {
  remember(owner: DraftOwner, drafts: readonly DraftToSave[]): void;
  /**
   * Saves what is remembered for this owner; what fails stays.
   * @param onRefused called once for each refused draft
   */
  saveFor(owner: DraftOwner, save: SaveDraft, onRefused: (refusal: DraftRefusal) => void): Promise<void>;
}

type SaveDraft = (draft: DraftToSave) => Promise<Outcome<unknown>>;

interface Remembered {
  readonly owner: DraftOwner;
  readonly draft: DraftToSave;
}

export function createPendingDrafts(): PendingDrafts {
  let entries: readonly Remembered[] = [];
  const refused = new WeakSet<Remembered>();
  return {
    remember(owner, drafts) {
      entries = [...entries, ...drafts.map((draft) => ({ owner, draft }))];
    },
    async saveFor({ userId, companyRef }, save, onRefused) {
      entries = entries.filter(({ owner }) => owner.userId === userId);
      for (const remembered of entries.filter(({ owner }) => owner.companyRef === companyRef)) {
        const outcome = await saveOrRecreate(remembered.draft, save);
        if (outcome.ok) entries = entries.filter((other) => other !== remembered);
        else if (outcome.failure.kind === 'refused' && !refused.has(remembered)) {
          refused.add(remembered);
          onRefused(outcome.failure);
        }
      }
    },
  };
}

/** Saves a draft dropped elsewhere as a new one: its content is newer. */
async function saveOrRecreate(draft: DraftToSave, save: SaveDraft): Promise<Outcome<unknown>> {
  const outcome = await save(draft);
  const isGone = !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 'notFound';
  return isGone && draft.id !== null ? save({ ...draft, id: null }) : outcome;
}
