import { createMaximumFigure, getPercentile, withoutLimit } from '../../bank-sandbox/bench/figure';
import { benchInBrowser } from './long-list';

const ROUNDS = 9;
const RATIO_MAX = 1.1;
const PAINTED = '[data-page="today"] [data-card], [data-page="miAccountsAll"] h1';
const FILLED = '[data-page="today"] [data-row], [data-page="miAccountsAll"] [data-row]';

interface OpeningTimes {
  readonly painted: number;
  readonly filled: number;
}

/** `npm run bench -- today`: compares the page "today" with the account list, each opened by address in turn. */
await benchInBrowser({}, async (page, director) => {
  await page.addInitScript(
    ([painted, filled]) => {
      const look = (selector: string) =>
        new Promise<number>((done) => {
          const again = () => {
            if (document.querySelector(selector)) done(performance.now());
            else requestAnimationFrame(again);
          };
          again();
        });
      Object.assign(window, { openingTimes: Promise.all([look(painted), look(filled)]) });
    },
    [PAINTED, FILLED] as const,
  );
  const measureOpening = async (address: string): Promise<OpeningTimes> => {
    await director.opensTheAddress(address);
    const [painted, filled] = await page.evaluate(
      () => (window as unknown as { openingTimes: Promise<[number, number]> }).openingTimes,
    );
    return { painted, filled };
  };
  await measureOpening('main/today');
  await measureOpening('main/miAccountsAll');
  const today: OpeningTimes[] = [];
  const accounts: OpeningTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    today.push(await measureOpening('main/today'));
    accounts.push(await measureOpening('main/miAccountsAll'));
  }
  const median = (openings: readonly OpeningTimes[], what: keyof OpeningTimes) =>
    getPercentile(
      openings.map((one) => one[what]),
      0.5,
    );
  const times = median(today, 'painted') / median(accounts, 'painted');
  return [
    withoutLimit('account list: painted', median(accounts, 'painted'), 'ms'),
    withoutLimit('account list: first row', median(accounts, 'filled'), 'ms'),
    withoutLimit('today: painted', median(today, 'painted'), 'ms'),
    withoutLimit('today: first row', median(today, 'filled'), 'ms'),
    createMaximumFigure('today against the account list, painted', times, RATIO_MAX, 'times'),
  ];
});
