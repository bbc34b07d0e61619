/** Time between two looks, ms. */
const LOOK_MS = 1_000;
/** Number of looks in a row at which the frame has to be out of reach: dialogs open and close meanwhile. */
const COVERED_LOOKS = 3;
/** Number of times that a page may take the focus from the frame without a press before it is given back. */
const THEFTS_ALLOWED = 2;
/** Time after a press in which the page may move the focus, ms. */
const PRESS_MS = 1_000;

/** Parts of the shell by which a user leaves a page. */
const FRAME = '.ncb-sider, .ncb-top-bar, .ncb-drawer';
/** Layers that may lie over the frame: dialogs and lists of the look, which have their own way out. */
const DIALOGS = [
  'dialog.ncb-dialog',
  '.ant-modal-root',
  '.ant-drawer',
  '.ant-popover',
  '.ant-tooltip',
  '.ant-notification',
  '.ant-dropdown',
  '.ant-select-dropdown',
  '.ant-picker-dropdown',
].join();

export interface FrameFaults {
  /** The frame cannot be reached: covered, hidden or gone. */
  onCovered(): void;
  /** A press in the frame was kept from it. */
  onSwallowed(): void;
  /** The focus was taken from the frame again, and given back. */
  onFocusTaken(): void;
}

/**
 * Looks whether the user can reach the frame and press in it. The listeners of presses are added at once, before those of
 * any remote.
 * @returns starts looking, and gives what ends it
 */
export function watchFrame(faults: FrameFaults): () => () => void {
  let isOn = false;
  let pressedAt = -Infinity;
  let thefts = 0;
  let arrived: Event | null = null;

  const inFrame = (target: EventTarget | null): target is Element =>
    target instanceof Element && target.closest(FRAME) !== null;
  globalThis.addEventListener(
    'click',
    (event) => {
      if (!isOn || !inFrame(event.target)) return;
      setTimeout(() => {
        if (arrived !== event && isOn) faults.onSwallowed();
      }, 0);
    },
    true,
  );
  document.getElementById('root')?.addEventListener('click', (event) => (arrived = event), true);
  for (const kind of ['pointerdown', 'keydown'] as const) {
    globalThis.addEventListener(
      kind,
      () => {
        pressedAt = performance.now();
        thefts = 0;
      },
      true,
    );
  }
  globalThis.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (!isOn || !inFrame(relatedTarget) || inFrame(target)) return;
      if (target instanceof Element && target.closest(DIALOGS)) return;
      if (performance.now() - pressedAt < PRESS_MS) return;
      thefts += 1;
      if (thefts <= THEFTS_ALLOWED) return;
      if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
      faults.onFocusTaken();
    },
    true,
  );

  return () => {
    isOn = true;
    let looks = 0;
    const timer = setInterval(() => {
      looks = document.hidden || isReachable() ? 0 : looks + 1;
      if (looks >= COVERED_LOOKS) faults.onCovered();
    }, LOOK_MS);
    return () => {
      isOn = false;
      clearInterval(timer);
    };
  };
}

/** Whether a press in the middle of the menu, or on a phone of the top bar, would arrive in the shell. */
function isReachable(): boolean {
  const way = document.querySelector('.ncb-sider') ?? document.querySelector('.ncb-top-bar');
  if (!way) return false;
  // The browser's own modal dialog makes everything else inert.
  if (document.querySelector('dialog.ncb-dialog[open]')) return true;
  const { left, top, width, height } = way.getBoundingClientRect();
  const hit = document.elementFromPoint(
    left + Math.min(width, innerWidth) / 2,
    top + Math.min(height, innerHeight) / 2,
  );
  return hit !== null && (way.contains(hit) || hit.closest(DIALOGS) !== null);
}
