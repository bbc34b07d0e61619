import { createLeaveDialog } from './create-leave-dialog';
import { reportInterference } from './interference';
import { lockBuiltIns } from './lock-built-ins';
import { createPageTraces, type PageTraces } from './create-page-traces';
import { setContainment, type ShownPage } from './shown-page';
import { watchFrame } from './watch-frame';
import { watchRealm } from './watch-realm';
import { watchWindowTitle } from './window-title';

/** Time for a page to clean up after itself, ms. */
const TIDY_MS = 1_000;
/** Time after "stay" in which the dialog is not shown again, ms. */
const STAY_MS = 60_000;

/**
 * Keeps the window usable whatever a remote's page does. Must run before code of any remote. Interference that cannot
 * be prevented is detected, reported and ended by leaving the page. docs/adr/0083.
 * @param leaveTo address loaded when the user chooses "leave"
 */
export function startContainment(leaveTo: string): void {
  let shownPage: ShownPage | null = null;
  let stayedAt = -Infinity;
  const getShownRemote = () => shownPage?.remote ?? null;
  let traces: PageTraces | null = null;
  const tracesOf = new Map<string, PageTraces>();

  const realm = watchRealm();
  const leave = () => {
    const remote = getShownRemote();
    // The page's `beforeunload` prompt would keep the user there.
    if (remote !== null) {
      realm.enter(null);
      realm.endLeft(remote);
    }
    globalThis.onbeforeunload = null;
    location.assign(leaveTo);
  };
  const dialog = createLeaveDialog(leave, () => (stayedAt = performance.now()));
  const offerToLeave = (kind: 'covered' | 'swallowed') => {
    if (!shownPage || performance.now() - stayedAt < STAY_MS) return;
    if (!dialog.isShown()) reportInterference(kind, shownPage.remote);
    traces?.uncover();
    dialog.show(shownPage.texts(kind));
  };
  const startLooking = watchFrame({
    onCovered: () => offerToLeave('covered'),
    onSwallowed: () => offerToLeave('swallowed'),
    onFocusTaken: () => reportInterference('focus', getShownRemote()),
  });
  watchWindowTitle(getShownRemote);
  lockBuiltIns();

  setContainment({
    remote: getShownRemote,
    enter(next) {
      shownPage = next;
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
        if (shownPage === next) {
          shownPage = null;
          traces = null;
          realm.enter(null);
        }
        setTimeout(() => {
          const isBack = shownPage?.page === next.page;
          const hasTraces = !isBack && own.end();
          const going = shownPage?.remote === next.remote ? 0 : realm.endLeft(next.remote);
          if (hasTraces || going > 0) reportInterference('left', next.remote);
        }, TIDY_MS);
      };
    },
  });
}
