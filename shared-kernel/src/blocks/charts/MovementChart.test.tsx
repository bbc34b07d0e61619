import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { MovementChart, type MovementPoint } from '.';

const POINTS: readonly MovementPoint[] = [
  { key: '2026-05', label: 'трав', tooltip: 'травень', inflow: '1000000.00', outflow: '0.00', balance: '1000000.00' },
  { key: '2026-06', label: 'черв', tooltip: 'червень', inflow: '0.00', outflow: '1500000.00', balance: '-500000.00' },
];
const names = { inflow: 'Надходження', outflow: 'Списання', balance: 'Залишок' };

async function draw(points: readonly MovementPoint[]) {
  const Page = () => <MovementChart points={points} names={names} heading={<h2>Два місяці, UAH</h2>} />;
  await openPage({ Page, texts: [] }, { answers: {} });
  const bar = (key: string, name: string) =>
    document.querySelector(`[data-point="${key}"] [data-bar="${name}"]`) ?? document.body;
  const at = (element: Element, name: string) => Number(element.getAttribute(name));
  return {
    bar,
    at,
    ticks: [...document.querySelectorAll('svg text[text-anchor="end"]')].map((tick) => tick.textContent),
  };
}

describe('the chart of what moved', () => {
  it('has bars that stand on zero, as high as their amounts, and a line through the balances', async () => {
    const { bar, at } = await draw(POINTS);
    const [credit, debit] = [bar('2026-05', 'inflow'), bar('2026-06', 'outflow')];
    expect(at(debit, 'height') / at(credit, 'height')).toBeCloseTo(1.5, 1);
    expect(at(credit, 'y') + at(credit, 'height')).toBeCloseTo(at(debit, 'y') + at(debit, 'height'), 0);
    expect(at(bar('2026-05', 'outflow'), 'height')).toBe(0);
    const dots = [...document.querySelectorAll('circle')];
    expect(dots).toHaveLength(2);
    expect(Number(dots[1]?.getAttribute('cy'))).toBeGreaterThan(at(credit, 'y') + at(credit, 'height'));
  });

  it('has round ticks in short money', async () => {
    const { ticks } = await draw(POINTS);
    const plain = ticks.map((tick) => tick.replaceAll('\u00a0', ' '));
    expect(plain).toEqual(['−500 тис.', '0', '500 тис.', '1 млн', '1,5 млн']);
  });

  it('is a picture: screen readers are not told of it, a mouse is told the sums', async () => {
    await draw(POINTS);
    const svg = document.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg?.querySelector('[data-point="2026-05"] title')).toHaveTextContent('травень');
    expect(document.querySelector('figcaption ul')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is drawn where nothing ever moved', async () => {
    const still = POINTS.map((point) => ({ ...point, inflow: '0.00', outflow: '0.00', balance: '0.00' }));
    const { ticks } = await draw(still);
    expect(ticks).toEqual(['0', '1']);
  });
});
