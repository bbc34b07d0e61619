import { dropDraft, saveDraft } from '@ncb/shared-kernel/api/contract';
import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import type { SessionStore } from '../session/session-store';
import { typingLock } from '../session/kept-elsewhere';
import { DRAFT_INTERVAL_MS, keepForm, type DraftRefusal, type KeptForm } from './kept-form';
import type { PendingDrafts } from './pending-drafts';

/** How often a form is looked at: after two looks without a change, within a second of the last key, it is kept. */
const LOOK_MS = 400;
/** A draft of a saved document must go, or it would be offered once more: the bank is asked so many times. */
const DROP_TRIES = 3;
/** A form that lets go and registers again within a task, for a new title, is the same form. */
const SAME_TASK_MS = 0;

/** The end of a session, or of a page, waits for the bank no longer than this. */
const LAST_SAVE_MS = 3_000;

/** Keeps what is being typed at the bank, for the one user and session of this tab. */
export interface DraftKeeper {
  /**
   * Begins to watch for the end of the session: another tab that ends it waits until what is typed here is kept, and what
   * is not kept by then is remembered. @returns what stops it
   */
  start(): () => void;
  /**
   * Keeps a form from now on. The returned function ends that: the form was saved or left, its draft goes; if the session
   * is over by then, the draft stays and is offered again.
   * @param continues id of the draft that the form was opened with
   */
  hold(title: string, draft: FormDraft, continues: string | null): () => void;
  /** Saves at once what has changed, before the session ends; settles after three seconds at the latest. */
  saveNow(): Promise<void>;
  /** Forgets what is kept of all open forms: their user agreed to lose it. Settles after three seconds at the latest. */
  dropAll(): Promise<void>;
  /** Forgets a draft. */
  drop(id: string): Promise<void>;
  /** Hands to the bank what the end of this user's last session left unsaved in this tab. */
  savePending(): Promise<void>;
  /** Drafts that were forgotten in this tab. */
  dropped(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Hears once of each form that the bank does not keep, such as one draft too many. @returns what stops it */
  onRefused(listener: (refusal: DraftRefusal) => void): () => void;
}

export function createDraftKeeper(session: SessionStore, pendingDrafts: PendingDrafts): DraftKeeper {
  const { tabs } = session;
  const forms = new Map<KeptForm, { ending: ReturnType<typeof setTimeout> | null; stop: () => void }>();
  const listeners = new Set<() => void>();
  const refusalListeners = new Set<(refusal: DraftRefusal) => void>();
  const tellRefused = (refusal: DraftRefusal) => refusalListeners.forEach((listener) => listener(refusal));
  let dropped: ReadonlySet<string> = new Set();

  /** The name by which the other tabs know that something is typed here; null while nothing is. */
  let typing: Promise<(() => void) | null> | null = null;
  const tellTyping = async () => {
    if (forms.size > 0) {
      typing ??= tabs.claim(typingLock(tabs.id));
      return;
    }
    const free = await typing;
    typing = null;
    free?.();
  };

  const present = () => {
    const state = session.state();
    return state.kind === 'signedIn' ? { userId: state.info.user.userId, companyRef: state.info.companyRef } : null;
  };
  const whoseSession = () => {
    const owner = present();
    return owner && `${owner.userId} ${owner.companyRef}`;
  };

  const drop = async (id: string) => {
    dropped = new Set(dropped).add(id);
    listeners.forEach((listener) => listener());
    const whose = whoseSession();
    for (let tries = 1; tries <= DROP_TRIES && whose !== null && whoseSession() === whose; tries += 1) {
      const outcome = await session.api.call(dropDraft, { id }, { outlivesPage: true });
      if (outcome.ok || outcome.failure.kind === 'refused') return tabs.tell({ kind: 'drafts' });
      await new Promise((resolve) => setTimeout(resolve, DRAFT_INTERVAL_MS));
    }
  };

  const forget = async (form: KeptForm) => {
    const id = await form.letGo();
    if (id !== null) await drop(id);
    // Not before: another tab would offer for a moment what is about to go.
    await form.release();
  };

  const begin = (title: string, draft: FormDraft, continues: string | null) => {
    const whose = whoseSession();
    const isOurs = () => whose !== null && whoseSession() === whose;
    const form = keepForm(title, draft, {
      ...{ api: session.api, tabs, isOurs, continues },
      onRefused: tellRefused,
    });
    const tick = setInterval(() => form.look(), LOOK_MS);
    const stop = () => {
      clearInterval(tick);
      forms.delete(form);
      void tellTyping();
      void (isOurs() ? forget(form) : form.release());
    };
    forms.set(form, { ending: null, stop });
    void tellTyping();
    if (continues !== null) tabs.tell({ kind: 'drafts' });
    return form;
  };

  /** The form that has let go a moment ago and is registered again. */
  const sameForm = (title: string, draft: FormDraft) => {
    for (const [form, state] of forms) {
      if (state.ending === null || !isSamePlace(form.draft, draft)) continue;
      clearTimeout(state.ending);
      state.ending = null;
      form.adopt(title, draft);
      return form;
    }
    return null;
  };

  const saveNow = () => lastWord([...forms.keys()].map((form) => form.saveNow()));

  return {
    start() {
      let owner = present();
      const deaf = tabs.listen(({ kind }) => {
        if (kind === 'ending') void saveNow().then(() => tabs.tell({ kind: 'kept', tab: tabs.id }));
      });
      // A page that is closed or loaded anew right after its document was saved runs no timer any more: without this the
      // document would be offered as unfinished work and could be paid twice.
      const endThoseThatLetGo = () => {
        for (const { ending, stop } of [...forms.values()]) {
          if (ending === null) continue;
          clearTimeout(ending);
          stop();
        }
      };
      addEventListener('pagehide', endThoseThatLetGo);
      const unsubscribe = session.subscribe(() => {
        const before = owner;
        owner = present();
        if (before === null || owner !== null) return;
        pendingDrafts.remember(
          before,
          [...forms.keys()].flatMap((form) => form.unkept() ?? []),
        );
      });
      return () => {
        deaf();
        removeEventListener('pagehide', endThoseThatLetGo);
        unsubscribe();
      };
    },
    hold(title, draft, continues) {
      const form = sameForm(title, draft) ?? begin(title, draft, continues);
      return () => {
        const state = forms.get(form);
        if (state) state.ending ??= setTimeout(state.stop, SAME_TASK_MS);
      };
    },
    saveNow,
    dropAll() {
      const given = [...forms.keys()];
      given.forEach((form) => form.giveUp());
      return lastWord(given.map(forget));
    },
    async savePending() {
      const owner = present();
      if (owner) await pendingDrafts.saveFor(owner, (draft) => session.api.call(saveDraft, draft), tellRefused);
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

async function lastWord(words: readonly Promise<void>[]): Promise<void> {
  if (words.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, LAST_SAVE_MS)));
  await Promise.race([Promise.all(words), limit]);
  clearTimeout(timer);
}
