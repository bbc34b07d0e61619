import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import { packDraft, saveDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { beginningOf, isDisplayable, tidyLine } from '@ncb/shared-kernel/domain/text';
import { TEMPLATE_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import type { Tabs } from '../session/tabs';
import { draftLock } from './draft-lock';

/** What a form holds, as the bank keeps it; `id` null: as a new draft. */
export interface DraftToSave extends Pick<Draft, 'page' | 'name' | 'data'> {
  readonly id: string | null;
}

/** The bank’s reason why it keeps no draft. */
export type DraftRefusal = Extract<ApiFailure, { kind: 'refused' }>;

/** One form whose content is kept at the bank. */
export interface KeptForm {
  readonly draft: FormDraft;
  /** The same form has registered itself anew, under another title or with fresher content. */
  adopt(title: string, draft: FormDraft): void;
  /**
   * To be called every few tenths of a second: saves what has changed once nobody types any more, or has typed on for ten
   * seconds. What fails is tried again ten seconds later, or with the next pause in the typing.
   */
  look(): void;
  /** Saves also what was typed while an earlier save ran. */
  saveNow(): Promise<void>;
  /** What is not kept yet, and the user has not agreed to lose; null if there is nothing. */
  unkept(): DraftToSave | null;
  /** The user agrees to lose what is typed now. */
  giveUp(): void;
  /** Lets go of the bank's draft and gives its id; what is saved afterwards is a new draft. */
  letGo(): Promise<string | null>;
  /** Other tabs may offer the draft again. */
  release(): Promise<void>;
}

/** Whoever types on without a pause loses so much at most; what the bank did not take is tried again as often. */
export const DRAFT_INTERVAL_MS = 10_000;

export interface KeptFormOptions {
  readonly api: ApiClient;
  readonly tabs: Tabs;
  /** False once the session is another one: what was typed for one company must not be kept for the next. */
  readonly isOurs: () => boolean;
  /** The draft that the form was opened with; it is saved in its place. */
  readonly continues: string | null;
  /** The bank does not take it; told once, until it has taken something again. A line that fails is not told. */
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
  /** The draft is this form's alone: not one that another tab may be typing in. */
  let isOwn = false;
  let kept: string | null = null;
  let givenUp: string | null = null;
  let isRefused = false;
  let running: Promise<void> | null = null;
  /** What was there at the last look. */
  let seen: string | null = null;
  let lastTry = { data: '', at: Date.now() };
  // One draft, one form: of two tabs that open the same draft the second one goes on with a copy of its own.
  let claim = continues === null ? null : tabs.claim(draftLock(continues));

  const release = async () => {
    const free = await claim;
    claim = null;
    free?.();
  };
  const pack = () => packDraft({ parameters: draft.parameters, content: draft.content() });
  const toSave = (data: string): DraftToSave => ({
    id,
    page: draft.page,
    name: draftName(title),
    data,
  });

  const saveOnce = async () => {
    if (!isOurs()) return;
    const data = pack();
    if (data === kept) return;
    lastTry = { data, at: Date.now() };
    if (claim !== null && (await claim) === null) {
      claim = null;
      id = null;
    }
    isOwn = id !== null;
    const target = id;
    const outcome = await api.call(saveDraft, toSave(data));
    // Let go while it was saved: the bank has forgotten that draft, or is about to.
    if (target !== null && id === null) return;
    if (outcome.ok) {
      id = outcome.value.id;
      isOwn = true;
      kept = data;
      isRefused = false;
      draft.onKept?.();
      claim ??= tabs.claim(draftLock(id));
      return;
    }
    const { failure } = outcome;
    if (failure.kind !== 'refused') return;
    // Dropped in another tab while it was typed on here: what is typed is kept as a new draft.
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
    look() {
      const data = pack();
      const isQuiet = data === seen;
      seen = data;
      if (data === kept) return;
      const isOverdue = Date.now() - lastTry.at >= DRAFT_INTERVAL_MS;
      if (isOverdue || (isQuiet && data !== lastTry.data)) void save();
    },
    async saveNow() {
      await running;
      await save();
    },
    unkept() {
      const data = pack();
      return data === kept || data === givenUp ? null : toSave(data);
    },
    giveUp() {
      givenUp = pack();
    },
    async letGo() {
      // A page that is closed now would not live to see the answer, so only a draft without an id is waited for: a save
      // on its way into a draft that is dropped is refused by the bank.
      if (!isOwn) await running;
      isOwn = false;
      const dropped = id;
      id = null;
      kept = null;
      return dropped;
    },
    release,
  };
}

/**
 * The title of a form as a name that the bank stores: titles have no-break spaces, and names of files and receivers in them
 * whatever a person typed. A name that is refused would keep nothing of what is typed; a draft without one is shown by its
 * page.
 */
function draftName(title: string): string {
  const name = beginningOf(tidyLine(title), TEMPLATE_NAME_MAX).trimEnd();
  return isDisplayable(name) ? name : '';
}
