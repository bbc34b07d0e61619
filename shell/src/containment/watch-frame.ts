const CHECK_MS = 1_000;
/** Number of consecutive checks at which the frame must be out of reach: dialogs open and close in between. */
const COVERED_CHECKS = 3;
/** Number of times that a page may take the focus from the frame without a press. */
const THEFTS_ALLOWED = 2;
/** Time after a press in which the page may move the focus, ms. */
const PRESS_MS = 1_000;

const FRAME = '.ncb-sider, .ncb-top-bar, .ncb-drawer';
/** Layers that may cover the frame; they have their own exit. */
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

interface FrameFaults {
  onCovered(): void;
  /** Called when a click in the frame did not reach it. */
  onSwallowed(): void;
  onFocusTaken(): void;
}

/**
 * Watches whether the user can reach the frame. Click listeners are added at once, before those of any remote.
 * @returns starts the checks and returns a function that stops them
 */
export function watchFrame(faults: FrameFaults): () => () => void {
  let isOn = false;
  let pressedAt = -Infinity;
  let thefts = 0;
  let arrived: Event | null = null;

  const findFramePart = (target: EventTarget | null) => (target instanceof Element ? target.closest(FRAME) : null);
  const isInFrame = (target: EventTarget | null): target is Element => findFramePart(target) !== null;
  const arrive = (event: Event) => (arrived = event);
  globalThis.addEventListener(
    'click',
    (event) => {
      const part = findFramePart(event.target);
      if (!isOn || !part) return;
      // On the part itself: the phone's menu stands outside `#root`.
      part.addEventListener('click', arrive, true);
      setTimeout(() => {
        if (arrived !== event && isOn) faults.onSwallowed();
      }, 0);
    },
    true,
  );
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
      if (!isOn || !isInFrame(relatedTarget) || isInFrame(target)) return;
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
      if (looks >= COVERED_CHECKS) faults.onCovered();
    }, CHECK_MS);
    return () => {
      isOn = false;
      clearInterval(timer);
    };
  };
}

/** True if a press in the middle of the menu or top bar would reach the shell. */
function isReachable(): boolean {
  const way = document.querySelector('.ncb-sider') ?? document.querySelector('.ncb-top-bar');
  if (!way) return false;
  // A native modal dialog makes everything else inert.
  if (document.querySelector('dialog.ncb-dialog[open]')) return true;
  const { left, top, width, height } = way.getBoundingClientRect();
  const hit = document.elementFromPoint(
    left + Math.min(width, innerWidth) / 2,
    top + Math.min(height, innerHeight) / 2,
  );
  return hit !== null && (way.contains(hit) || hit.closest(DIALOGS) !== null);
}
