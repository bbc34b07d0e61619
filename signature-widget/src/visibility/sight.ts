/** Of the widget's own window, this much must be on the screen: less than a line of text may be cut off. */
const ENOUGH = 0.98;
/** Smaller than this, a window shows no document: 400 % zoom on a small screen still leaves more. */
const MINIMUM = { width: 240, height: 160 };
/** The least that browsers allow for the second version of the observer. */
const DELAY_MS = 100;

/** Version 2 of the observer: `isVisible` is true only if nothing covers, fades or distorts the element. */
interface SightOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean;
  readonly delay: number;
}
type SightEntry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/**
 * Tells whether the user really sees an element that fills the widget's window: on the screen, in a foreground tab and,
 * where the browser can tell, not covered, faded, clipped or distorted by the page around us.
 * Calls `report` with each change and at the start.
 */
export function watchSight(target: Element, report: (isSeen: boolean) => void): void {
  let isShown = false;
  const tell = () => report(isShown && isLargeEnough(target) && document.visibilityState === 'visible');
  const options: SightOptions = {
    threshold: [0, ENOUGH, 1],
    trackVisibility: true,
    delay: DELAY_MS,
  };
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest) isShown = isUnobstructed(latest);
    tell();
  }, options);
  observer.observe(target);
  document.addEventListener('visibilitychange', tell);
  // A frame made smaller is as completely visible as before, so the observer says nothing.
  window.addEventListener('resize', tell);
}

/** Browsers without the second version give no `isVisible`; there the plain intersection has to do. */
function isUnobstructed(entry: SightEntry): boolean {
  return entry.isIntersecting && entry.intersectionRatio >= ENOUGH && entry.isVisible !== false;
}

function isLargeEnough(target: Element): boolean {
  const { width, height } = target.getBoundingClientRect();
  return width >= MINIMUM.width && height >= MINIMUM.height;
}
