import { createLeaveDialog, type LeaveDialogTexts } from './leave-dialog';
import { report } from './interference';
import { lockBuiltIns } from './lock-built-ins';
import { createPageTraces, type PageTraces } from './page-traces';
import { watchFrame } from './watch-frame';
import { watchRealm } from './watch-realm';
import { watchWindowTitle } from './window-title';

/** A page that is shown. */
export interface ShownPage {
  readonly page: string;
  /** Whose page it is. */
  readonly remote: string;
  /** Texts of the way out, in the present language. */
  readonly texts: (kind: 'covered' | 'swallowed') => LeaveDialogTexts;
}

interface Containment {
  remote(): string | null;
  enter(shown: ShownPage): () => void;
}

/** Null before the start, and in tests of single parts. */
let containment: Containment | null = null;

/** Returns the remote whose page is shown; null for the shell's own. */
export function remoteInside(): string | null {
  return containment?.remote() ?? null;
}

/** Watches a page of a remote while it is shown. @returns ends it, and takes away what the page leaves behind */
export function enterPage(shown: ShownPage): () => void {
  return containment?.enter(shown) ?? (() => undefined);
}

/** Time after which a page has taken away what is its own, ms. */
const TIDY_MS = 1_000;
/** Time after "stay" in which the dialog is not shown again, ms. */
const STAY_MS = 60_000;

/**
 * Keeps the window usable whatever the page of a remote does to it. Called before code of any remote runs; what one realm of
 * JavaScript cannot prevent is found, named and ended by leaving. docs/adr/0191
 * @param root element that React draws the shell in
 * @param leaveTo where the dialog's "leave" leads, by loading the window anew
 */
export function startContainment(root: HTMLElement, leaveTo: string): void {
  let shown: ShownPage | null = null;
  let stayedAt = -Infinity;
  const remoteOfShown = () => shown?.remote ?? null;
  let traces: PageTraces | null = null;
  const tracesOf = new Map<string, PageTraces>();

  const realm = watchRealm();
  const leave = () => {
    const remote = remoteOfShown();
    // A page's own question before leaving would keep the user.
    if (remote !== null) {
      realm.enter(null);
      realm.endLeft(remote);
    }
    globalThis.onbeforeunload = null;
    location.assign(leaveTo);
  };
  const dialog = createLeaveDialog(leave, () => (stayedAt = performance.now()));
  const offerToLeave = (kind: 'covered' | 'swallowed') => {
    if (!shown || performance.now() - stayedAt < STAY_MS) return;
    if (!dialog.isShown()) report(kind, shown.remote);
    traces?.uncover();
    dialog.show(shown.texts(kind));
  };
  const startLooking = watchFrame(root, {
    onCovered: () => offerToLeave('covered'),
    onSwallowed: () => offerToLeave('swallowed'),
    onFocusTaken: () => report('focus', remoteOfShown()),
  });
  watchWindowTitle(remoteOfShown);
  lockBuiltIns();

  containment = {
    remote: remoteOfShown,
    enter(next) {
      shown = next;
      stayedAt = -Infinity;
      realm.enter(next.remote);
      const own = tracesOf.get(next.page) ?? createPageTraces();
      tracesOf.set(next.page, own);
      own.begin();
      traces = own;
      const stopLooking = startLooking();
      return () => {
        stopLooking();
        if (dialog.isShown()) dialog.hide();
        if (shown === next) {
          shown = null;
          traces = null;
          realm.enter(null);
        }
        setTimeout(() => {
          const isBack = shown?.page === next.page;
          const hasTraces = !isBack && own.end();
          const going = shown?.remote === next.remote ? 0 : realm.endLeft(next.remote);
          if (hasTraces || going > 0) report('left', next.remote);
        }, TIDY_MS);
      };
    },
  };
}
