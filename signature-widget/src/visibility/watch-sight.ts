/** Least visible share of the window: less than a line of text may be cut off. */
const VISIBLE_SHARE = 0.98;
/** Smallest window that can show a document; 400 % zoom on a small screen leaves more. */
const MINIMUM = { width: 240, height: 160 };
/** Shortest delay that browsers allow for IntersectionObserver version 2. */
const DELAY_MS = 100;

/**
 * Options of IntersectionObserver version 2: `isVisible` is true only if nothing covers, fades or distorts the element.
 */
interface SightOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean;
  readonly delay: number;
}
type SightEntry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/**
 * Reports whether the user really sees an element that fills the window: on screen, in a foreground tab and, where the
 * browser knows, not covered, faded, clipped or distorted.
 */
export function watchSight(target: Element, report: (isSeen: boolean) => void): void {
  let isShown = false;
  const reportSight = () => report(isShown && isLargeEnough(target) && document.visibilityState === 'visible');
  const options: SightOptions = {
    threshold: [0, VISIBLE_SHARE, 1],
    trackVisibility: true,
    delay: DELAY_MS,
  };
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest) isShown = isUnobstructed(latest);
    reportSight();
  }, options);
  observer.observe(target);
  document.addEventListener('visibilitychange', reportSight);
  // Shrinking the frame does not change its visible share, so the observer reports nothing.
  window.addEventListener('resize', reportSight);
}

/** Browsers without version 2 have no `isVisible`; there the plain intersection must suffice. */
function isUnobstructed(entry: SightEntry): boolean {
  return entry.isIntersecting && entry.intersectionRatio >= VISIBLE_SHARE && entry.isVisible !== false;
}

function isLargeEnough(target: Element): boolean {
  const { width, height } = target.getBoundingClientRect();
  return width >= MINIMUM.width && height >= MINIMUM.height;
}
