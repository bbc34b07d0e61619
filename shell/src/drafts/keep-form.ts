import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import { packDraft, saveDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { truncateText, isDisplayable, tidyLine } from '@ncb/shared-kernel/domain/text';
import { TEMPLATE_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import type { Tabs } from '../session/tabs';
import { draftLock } from './draft-lock';

/** Content of a form; `id` is null for a new draft. */
export interface DraftToSave extends Pick<Draft, 'page' | 'name' | 'data'> {
  readonly id: string | null;
}

export type DraftRefusal = Extract<ApiFailure, { kind: 'refused' }>;

export interface KeptForm {
  readonly draft: FormDraft;
  /** Takes over a re-registration with another title or newer content. */
  adopt(title: string, draft: FormDraft): void;
  /** Saves a changed form after a pause, or after ten seconds of typing; call every few tenths of a second. */
  check(): void;
  saveNow(): Promise<void>;
  /** Returns unsaved content; null if there is none or the user agreed to lose it. */
  getUnsaved(): DraftToSave | null;
  /** Marks the current content as given up by the user. */
  giveUp(): void;
  /** Detaches the form from its draft and resolves with the draft's id. */
  detach(): Promise<string | null>;
  release(): Promise<void>;
}

/** Longest typing without a pause that stays unsaved, and interval of retries, ms. */
export const DRAFT_INTERVAL_MS = 10_000;

export interface KeptFormOptions {
  readonly api: ApiClient;
  readonly tabs: Tabs;
  /** False once the session has changed: content must not be saved for the next company. */
  readonly isOurs: () => boolean;
  readonly continues: string | null;
  /** Called once for a refused draft, until a save succeeds; not for network failures. */
  readonly onRefused: (failure: DraftRefusal) => void;
}

export function keepForm(
  firstTitle: string,
  firstDraft: FormDraft,
  { api, tabs, isOurs, continues, onRefused }: KeptFormOptions,
): KeptForm {
  let title = firstTitle;
  let draft = firstDraft;
  let id = continues;
  /** True if no other tab may be editing the draft. */
  let isOwn = false;
  let savedData: string | null = null;
  let givenUpData: string | null = null;
  let isRefused = false;
  let running: Promise<void> | null = null;
  let lastSeenData: string | null = null;
  let lastTry = { data: '', at: Date.now() };
  // If two tabs open the same draft, the second continues with its own copy.
  let lockClaim = continues === null ? null : tabs.claim(draftLock(continues));

  const release = async () => {
    const free = await lockClaim;
    lockClaim = null;
    free?.();
  };
  const pack = () => packDraft({ parameters: draft.parameters, content: draft.content() });
  const toSave = (data: string): DraftToSave => ({
    id,
    page: draft.page,
    name: toDraftName(title),
    data,
  });

  const saveOnce = async () => {
    if (!isOurs()) return;
    const data = pack();
    if (data === savedData) return;
    lastTry = { data, at: Date.now() };
    if (lockClaim !== null && (await lockClaim) === null) {
      lockClaim = null;
      id = null;
    }
    isOwn = id !== null;
    const target = id;
    const outcome = await api.call(saveDraft, toSave(data));
    // Detached during the save.
    if (target !== null && id === null) return;
    if (outcome.ok) {
      id = outcome.value.id;
      isOwn = true;
      savedData = data;
      isRefused = false;
      draft.onKept?.();
      lockClaim ??= tabs.claim(draftLock(id));
      return;
    }
    const { failure } = outcome;
    if (failure.kind !== 'refused') return;
    // Dropped in another tab: saved as a new draft.
    if (failure.code === 'notFound') {
      id = null;
      await release();
    } else if (!isRefused) {
      isRefused = true;
      onRefused(failure);
    }
  };
  const save = () => (running ??= saveOnce().finally(() => (running = null)));

  return {
    get draft() {
      return draft;
    },
    adopt(newTitle, newDraft) {
      title = newTitle;
      draft = newDraft;
    },
    check() {
      const data = pack();
      const isQuiet = data === lastSeenData;
      lastSeenData = data;
      if (data === savedData) return;
      const isOverdue = Date.now() - lastTry.at >= DRAFT_INTERVAL_MS;
      if (isOverdue || (isQuiet && data !== lastTry.data)) void save();
    },
    async saveNow() {
      await running;
      await save();
    },
    getUnsaved() {
      const data = pack();
      return data === savedData || data === givenUpData ? null : toSave(data);
    },
    giveUp() {
      givenUpData = pack();
    },
    async detach() {
      // A closing page does not see the answer, so only a draft without an id is waited for; the server refuses a save
      // into a dropped draft.
      if (!isOwn) await running;
      isOwn = false;
      const dropped = id;
      id = null;
      savedData = null;
      return dropped;
    },
    release,
  };
}

/**
 * Converts a title to a name that the server accepts; a refused name would save nothing, and a draft without one is
 * listed by its page.
 */
function toDraftName(title: string): string {
  const name = truncateText(tidyLine(title), TEMPLATE_NAME_MAX).trimEnd();
  return isDisplayable(name) ? name : '';
}
