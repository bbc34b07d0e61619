import { dropDraft, saveDraft } from '@ncb/shared-kernel/api/contract';
import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import { createListeners } from '../browser';
import { getTypingLock, type SessionStore, type Tabs } from '../session';
import { DRAFT_INTERVAL_MS, KeptForm, type DraftRefusal } from './kept-form';
import type { DraftOwner, PendingDrafts } from './pending-drafts';

/** Interval between two checks of a form, ms; it is saved after two checks without a change. */
const CHECK_MS = 400;
/** Attempts to drop the draft of a saved document, which would be offered again if it stayed. */
const DROP_ATTEMPTS = 3;
/** Wait before an unregistered form ends: registering again within one task continues it. */
const SAME_TASK_MS = 0;

const LAST_SAVE_MS = 3_000;

/** Saves forms on the server while they are filled in, for this tab's user and session. */
export interface DraftKeeper {
  /**
   * Watches for the end of the session: a tab that ends it waits until this tab has saved.
   * @returns stops the watch
   */
  start(): () => void;
  /**
   * Saves a form from now on. The returned function drops its draft, unless the session is over: then the draft stays
   * and is offered again.
   * @param continues id of the draft that the form was opened with
   */
  hold(title: string, draft: FormDraft, continues: string | null): () => void;
  saveNow(): Promise<void>;
  /** Drops the drafts of all open forms; resolves after three seconds at the latest. */
  dropAll(): Promise<void>;
  drop(id: string): Promise<void>;
  savePending(): Promise<void>;
  dropped(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /**
   * Subscribes to forms that the server refuses to save; called once for each form.
   * @returns unsubscribes
   */
  onRefused(listener: (refusal: DraftRefusal) => void): () => void;
}

interface OpenForm {
  /** Timer of an unregistered form that ends unless it is registered again. */
  ending: ReturnType<typeof setTimeout> | null;
  readonly stop: () => void;
}

export function createDraftKeeper(session: SessionStore, pendingDrafts: PendingDrafts): DraftKeeper {
  const { tabs } = session;
  const forms = new Map<KeptForm, OpenForm>();
  const changes = createListeners();
  const refusals = createListeners<[DraftRefusal]>();
  let dropped: ReadonlySet<string> = new Set();
  const setTyping = createTypingLock(tabs);

  const drop = async (id: string) => {
    dropped = new Set(dropped).add(id);
    changes.notify();
    await dropOnServer(session, id);
    changes.notify();
  };

  const forget = async (form: KeptForm) => {
    const id = await form.detach();
    if (id !== null) await drop(id);
    // Last: otherwise another tab would briefly offer the dropped draft.
    await form.release();
  };

  const begin = (title: string, draft: FormDraft, continues: string | null) => {
    const isOurs = createSessionCheck(session);
    const form = new KeptForm(title, draft, { api: session.api, tabs, isOurs, continues, onRefused: refusals.notify });
    const tick = setInterval(() => form.check(), CHECK_MS);
    const stop = () => {
      clearInterval(tick);
      forms.delete(form);
      void setTyping(forms.size > 0);
      void (isOurs() ? forget(form) : form.release());
    };
    forms.set(form, { ending: null, stop });
    void setTyping(true);
    if (continues !== null) tabs.send({ kind: 'drafts' });
    return form;
  };

  const findReregistered = (title: string, draft: FormDraft) => {
    for (const [form, state] of forms) {
      if (state.ending === null || !isSamePlace(form.draft, draft)) continue;
      clearTimeout(state.ending);
      state.ending = null;
      form.adopt(title, draft);
      return form;
    }
    return null;
  };

  // A page closed right after saving runs no more timers: its draft would be offered as unfinished work and could be
  // paid twice.
  const endUnregistered = () => {
    for (const { ending, stop } of [...forms.values()]) {
      if (ending === null) continue;
      clearTimeout(ending);
      stop();
    }
  };

  const saveNow = () => awaitLastSave([...forms.keys()].map((form) => form.saveNow()));

  return {
    start() {
      const unlisten = tabs.listen(({ kind }) => {
        if (kind === 'ending') void saveNow().then(() => tabs.send({ kind: 'kept', tab: tabs.id }));
      });
      addEventListener('pagehide', endUnregistered);
      const unsubscribe = onSessionEnd(session, (owner) => {
        const unsaved = [...forms.keys()].flatMap((form) => form.getUnsaved() ?? []);
        pendingDrafts.remember(owner, unsaved);
      });
      return () => {
        unlisten();
        removeEventListener('pagehide', endUnregistered);
        unsubscribe();
      };
    },
    hold(title, draft, continues) {
      const form = findReregistered(title, draft) ?? begin(title, draft, continues);
      return () => {
        const state = forms.get(form);
        if (state) state.ending ??= setTimeout(state.stop, SAME_TASK_MS);
      };
    },
    saveNow,
    dropAll() {
      const open = [...forms.keys()];
      open.forEach((form) => form.giveUp());
      return awaitLastSave(open.map(forget));
    },
    async savePending() {
      const owner = getOwner(session);
      if (owner) await pendingDrafts.saveFor(owner, (draft) => session.api.call(saveDraft, draft), refusals.notify);
    },
    drop,
    dropped: () => dropped,
    subscribe: changes.subscribe,
    onRefused: refusals.subscribe,
  };
}

/** Creates the lock by which other tabs see that a form is being filled in here. */
function createTypingLock(tabs: Tabs): (isTyping: boolean) => Promise<void> {
  let claim: Promise<(() => void) | null> | null = null;
  return async (isTyping) => {
    if (isTyping) {
      claim ??= tabs.claim(getTypingLock(tabs.id));
      return;
    }
    const free = await claim;
    claim = null;
    free?.();
  };
}

function getOwner(session: SessionStore): DraftOwner | null {
  const state = session.state();
  return state.kind === 'signedIn' ? { userId: state.info.user.userId, companyRef: state.info.companyRef } : null;
}

/** Creates a check that is true while the user works for the company of now. */
function createSessionCheck(session: SessionStore): () => boolean {
  const getId = () => {
    const owner = getOwner(session);
    return owner && `${owner.userId} ${owner.companyRef}`;
  };
  const started = getId();
  return () => started !== null && getId() === started;
}

/** @returns unsubscribes */
function onSessionEnd(session: SessionStore, end: (owner: DraftOwner) => void): () => void {
  let owner = getOwner(session);
  return session.subscribe(() => {
    const before = owner;
    owner = getOwner(session);
    if (before !== null && owner === null) end(before);
  });
}

async function dropOnServer(session: SessionStore, id: string): Promise<void> {
  const isOurs = createSessionCheck(session);
  for (let attempt = 1; attempt <= DROP_ATTEMPTS && isOurs(); attempt += 1) {
    const outcome = await session.api.call(dropDraft, { id }, { outlivesPage: true });
    if (outcome.ok || outcome.failure.kind === 'refused') return session.tabs.send({ kind: 'drafts' });
    await new Promise((resolve) => setTimeout(resolve, DRAFT_INTERVAL_MS));
  }
}

function isSamePlace(one: FormDraft, other: FormDraft): boolean {
  return one.page === other.page && JSON.stringify(one.parameters) === JSON.stringify(other.parameters);
}

async function awaitLastSave(saves: readonly Promise<void>[]): Promise<void> {
  if (saves.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, LAST_SAVE_MS)));
  await Promise.race([Promise.all(saves), limit]);
  clearTimeout(timer);
}
