import { dropDraft, saveDraft } from '@ncb/shared-kernel/api/contract';
import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import type { SessionStore } from '../session/create-session-store';
import { typingLock } from '../session/save-in-other-tabs';
import { DRAFT_INTERVAL_MS, keepForm, type DraftRefusal, type KeptForm } from './keep-form';
import type { PendingDrafts } from './pending-drafts';

/** Interval between two checks of a form, ms; it is saved after two checks without a change. */
const CHECK_MS = 400;
/** Attempts to drop the draft of a saved document, which would be offered again if it stayed. */
const DROP_TRIES = 3;
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

export function createDraftKeeper(session: SessionStore, pendingDrafts: PendingDrafts): DraftKeeper {
  const { tabs } = session;
  const forms = new Map<KeptForm, { ending: ReturnType<typeof setTimeout> | null; stop: () => void }>();
  const listeners = new Set<() => void>();
  const refusalListeners = new Set<(refusal: DraftRefusal) => void>();
  const notifyRefused = (refusal: DraftRefusal) => refusalListeners.forEach((listener) => listener(refusal));
  let dropped: ReadonlySet<string> = new Set();

  /** Lock by which other tabs see that a form is being filled in here. */
  let typingClaim: Promise<(() => void) | null> | null = null;
  const updateTypingLock = async () => {
    if (forms.size > 0) {
      typingClaim ??= tabs.claim(typingLock(tabs.id));
      return;
    }
    const free = await typingClaim;
    typingClaim = null;
    free?.();
  };

  const getOwner = () => {
    const state = session.state();
    return state.kind === 'signedIn' ? { userId: state.info.user.userId, companyRef: state.info.companyRef } : null;
  };
  const getSessionId = () => {
    const owner = getOwner();
    return owner && `${owner.userId} ${owner.companyRef}`;
  };

  const drop = async (id: string) => {
    dropped = new Set(dropped).add(id);
    listeners.forEach((listener) => listener());
    const startedSession = getSessionId();
    for (
      let tries = 1;
      tries <= DROP_TRIES && startedSession !== null && getSessionId() === startedSession;
      tries += 1
    ) {
      const outcome = await session.api.call(dropDraft, { id }, { outlivesPage: true });
      if (outcome.ok || outcome.failure.kind === 'refused') return tabs.send({ kind: 'drafts' });
      await new Promise((resolve) => setTimeout(resolve, DRAFT_INTERVAL_MS));
    }
  };

  const forget = async (form: KeptForm) => {
    const id = await form.detach();
    if (id !== null) await drop(id);
    // Last: otherwise another tab would briefly offer the dropped draft.
    await form.release();
  };

  const begin = (title: string, draft: FormDraft, continues: string | null) => {
    const startedSession = getSessionId();
    const isOurs = () => startedSession !== null && getSessionId() === startedSession;
    const form = keepForm(title, draft, {
      api: session.api,
      tabs,
      isOurs,
      continues,
      onRefused: notifyRefused,
    });
    const tick = setInterval(() => form.check(), CHECK_MS);
    const stop = () => {
      clearInterval(tick);
      forms.delete(form);
      void updateTypingLock();
      void (isOurs() ? forget(form) : form.release());
    };
    forms.set(form, { ending: null, stop });
    void updateTypingLock();
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

  const saveNow = () => withinLastSave([...forms.keys()].map((form) => form.saveNow()));

  return {
    start() {
      let owner = getOwner();
      const unlisten = tabs.listen(({ kind }) => {
        if (kind === 'ending') void saveNow().then(() => tabs.send({ kind: 'kept', tab: tabs.id }));
      });
      // A page closed right after saving runs no more timers: its draft would be offered as unfinished work and could
      // be paid twice.
      const endUnregistered = () => {
        for (const { ending, stop } of [...forms.values()]) {
          if (ending === null) continue;
          clearTimeout(ending);
          stop();
        }
      };
      addEventListener('pagehide', endUnregistered);
      const unsubscribe = session.subscribe(() => {
        const before = owner;
        owner = getOwner();
        if (before === null || owner !== null) return;
        pendingDrafts.remember(
          before,
          [...forms.keys()].flatMap((form) => form.getUnsaved() ?? []),
        );
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
      const given = [...forms.keys()];
      given.forEach((form) => form.giveUp());
      return withinLastSave(given.map(forget));
    },
    async savePending() {
      const owner = getOwner();
      if (owner) await pendingDrafts.saveFor(owner, (draft) => session.api.call(saveDraft, draft), notifyRefused);
    },
    drop,
    dropped: () => dropped,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefused(listener) {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
  };
}

function isSamePlace(one: FormDraft, other: FormDraft): boolean {
  return one.page === other.page && JSON.stringify(one.parameters) === JSON.stringify(other.parameters);
}

async function withinLastSave(words: readonly Promise<void>[]): Promise<void> {
  if (words.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, LAST_SAVE_MS)));
  await Promise.race([Promise.all(words), limit]);
  clearTimeout(timer);
}
