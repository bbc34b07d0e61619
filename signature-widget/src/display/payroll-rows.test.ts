/** @jest-environment jsdom */
import '../testing/browser';
import type { PayrollComparison } from '@ncb/shared-kernel/domain/signing-protocol';
import { getTexts } from '../texts/texts';
import { createPayrollRows } from './payroll-rows';

const texts = getTexts('ua');
const spaced = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const line = (place: number) => `Особа Номер ${'АБВГ'[place % 4] ?? ''}, UA643516070000026203999000404, ${place}.10`;
const sheet = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1)).join('\n');
const places = (root: ParentNode) =>
  [...root.querySelectorAll('li')].map((row) => Number(row.getAttribute('data-place')));
const scroller = (root: HTMLElement) => root.querySelector<HTMLElement>('.sheet-scroll') as HTMLElement;

const DIFFERENCE: PayrollComparison = {
  number: '4',
  documentDate: '2026-07-05',
  total: '1000.00',
  employeeCount: 5,
  left: 2,
  marks: [
    { row: 2, mark: 'joined', before: '' },
    { row: 4000, mark: 'account', before: 'UA883516070000026202999000200' },
    { row: 4000, mark: 'amount', before: '1000.00' },
  ],
};

describe('sheetRows', () => {
  it('says how many rows are signed and what they add up to, exactly', () => {
    const root = createPayrollRows(sheet(3), undefined, texts);
    expect(spaced(root.querySelector('[data-name="sheetTotal"]')?.textContent)).toBe('Рядків: 3, разом 6,30');
    expect(root.querySelector('[data-name="sheetDifference"]')).toBeNull();
    expect(spaced(root.querySelector('li')?.textContent)).toBe(
      '1.Особа Номер БUA64 3516 0700 0002 6203 9990 0040 41,10',
    );
  });

  it('has each of 5,000 rows where one scrolls to, and few in the page at once', () => {
    const root = createPayrollRows(sheet(5000), undefined, texts);
    const firstPlaces = new Set(places(root));
    expect(firstPlaces.size).toBeLessThan(60);
    for (let top = 0; top < 5000 * 28; top += 300) {
      scroller(root).scrollTop = top;
      scroller(root).dispatchEvent(new Event('scroll'));
      expect(root.querySelectorAll('li').length).toBeLessThan(60);
      for (const place of places(root)) firstPlaces.add(place);
    }
    expect(firstPlaces.size).toBe(5000);
    expect(places(root).at(-1)).toBe(5000);
    expect(scroller(root)).toHaveAttribute('tabindex', '0');
  });

  it('tells the difference to the last payroll, and shows only what differs on demand', () => {
    const root = createPayrollRows(sheet(5000), DIFFERENCE, texts);
    document.body.append(root);
    expect(spaced(root.querySelector('[data-name="sheetDifference"]')?.textContent)).toBe(
      'Проти відомості № 4 від 05.07.2026 (5 працівників, 1 000,00): нових 1, немає 2, рахунок змінено 1, ' +
        'сума понад утричі більша 1. Це дані банку, вони не підписуються.',
    );
    expect(root.querySelector('[data-place="2"] mark')).toHaveTextContent('новий');
    const box = root.querySelector<HTMLInputElement>('[data-action="showMarked"]') as HTMLInputElement;
    box.click();
    expect(places(root)).toEqual([2, 4000]);
    const marks = [...root.querySelectorAll('[data-place="4000"] mark')].map((mark) => spaced(mark.textContent));
    expect(marks).toEqual(['рахунок був UA88 3516 0700 0002 6202 9990 0020 0', 'було 1 000,00']);
    box.click();
    expect(places(root).slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('shows a line of another form as it is signed, and no total that would not be one', () => {
    const root = createPayrollRows(`${line(1)}\nщось інше`, undefined, texts);
    expect(root.querySelector('[data-place="2"]')).toHaveTextContent('2.щось інше');
    expect(root.querySelector('[data-name="sheetTotal"]')).toHaveTextContent('Рядків: 2');
  });
});
