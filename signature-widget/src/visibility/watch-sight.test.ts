/** @jest-environment jsdom */
import { watchSight } from './watch-sight';

type Seen = { isIntersecting?: boolean; intersectionRatio?: number; isVisible?: boolean };

let notify: (entries: readonly Seen[]) => void;
let options: IntersectionObserverInit & { trackVisibility?: boolean; delay?: number };
let size: { width: number; height: number };
let reports: boolean[];

beforeEach(() => {
  reports = [];
  size = { width: 700, height: 500 };
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(callback: typeof notify, settings: typeof options) {
        notify = callback;
        options = settings;
      }
      observe() {}
    },
  });
  const target = document.createElement('main');
  target.getBoundingClientRect = () => ({ ...size }) as DOMRect;
  watchSight(target, (isSeen) => reports.push(isSeen));
});

const whole = { isIntersecting: true, intersectionRatio: 1 };

describe('watchSight', () => {
  it('asks the browser for real visibility, which needs a delay of 100 ms at least', () => {
    expect(options).toMatchObject({ trackVisibility: true, delay: 100 });
  });

  it.each<[string, Seen, boolean]>([
    ['the whole of it is visible', { ...whole, isVisible: true }, true],
    ['something covers or fades it', { ...whole, isVisible: false }, false],
    ['the browser cannot tell what covers it', whole, true],
    ['all but a rounding error is on the screen', { ...whole, intersectionRatio: 0.98, isVisible: true }, true],
    ['a line of text is off the screen', { ...whole, intersectionRatio: 0.97, isVisible: true }, false],
    ['it is off the screen', { isIntersecting: false, intersectionRatio: 0 }, false],
  ])('when %s, it is seen: %p', (_, entry, isSeen) => {
    notify([entry]);
    expect(reports).toEqual([isSeen]);
  });

  it('goes by the latest of several observations', () => {
    notify([
      { ...whole, isVisible: true },
      { ...whole, isVisible: false },
    ]);
    expect(reports).toEqual([false]);
  });

  it('is not seen in a window too small to show a document, also when it is made so later', () => {
    notify([{ ...whole, isVisible: true }]);
    size = { width: 700, height: 100 };
    window.dispatchEvent(new Event('resize'));
    expect([reports[0], reports.at(-1)]).toEqual([true, false]);
  });

  it('is not seen in a tab in the background', () => {
    notify([{ ...whole, isVisible: true }]);
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect([reports[0], reports.at(-1)]).toEqual([true, false]);
    state.mockRestore();
  });
});
