/** @jest-environment jsdom */
import '../testing/browser';
import { getTexts } from '../texts/texts';
import { payment } from '../testing/documents';
import { createDocumentList } from './document-list';
import { formatTotals } from './format-totals';

const texts = getTexts('ua');
const spaced = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

function shownFields(root: ParentNode): Record<string, string> {
  const rows = [...root.querySelectorAll('dl > div')];
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent, spaced(row.querySelector('dd')?.textContent)]),
  );
}

describe('documentList', () => {
  it('shows every field of a single document, in the reader’s forms', () => {
    const document = payment('9001', { valueDate: '2026-07-02' });
    const list = createDocumentList([document], texts);
    const fields = shownFields(list);
    expect(Object.keys(fields)).toHaveLength(document.fields.length);
    expect(list.querySelector('[data-row="9001"]')).not.toBeNull();
    expect(fields).toMatchObject({
      Сума: '1 234 567,80',
      Валюта: 'UAH',
      'Вид документа': 'Платіж у гривні',
      'Дата документа': '01.07.2026',
      'Дата валютування': '02.07.2026',
      'Рахунок отримувача': 'UA26 3052 9900 0002 6006 9990 0030 1',
      'Отримувач має код': 'так',
      'Отримувач – резидент': 'ні',
      'Ідентифікатор у банку': '9001',
      Версія: '1',
      'Формат документа': 'ncb-doc/1',
    });
  });

  it('shows a text that looks like markup as the text it is', () => {
    const list = createDocumentList([payment('9001')], texts);
    expect(shownFields(list)['Призначення платежу']).toBe('Оплата за товар <b>№15</b>');
    expect(list.querySelector('b')).toBeNull();
  });

  it('shows each of many documents in a row, and all its fields once the row is opened', () => {
    const list = createDocumentList([payment('9001'), payment('9002', { amount: '5.00' })], texts);
    const row = list.querySelector('[data-row="9002"]');
    expect(spaced(row?.textContent)).toContain('ТОВ «Світанок Постач»5,00 UAH…0030 1 Оплата за товар <b>№15</b>');
    expect(row?.querySelector('.row-account')).toHaveTextContent('…0030 1');
    row?.querySelector('details')?.dispatchEvent(new Event('toggle'));
    row?.querySelector('details')?.dispatchEvent(new Event('toggle'));
    expect(row?.querySelectorAll('dl > div')).toHaveLength(payment('9002').fields.length);
  });

  it('can be scrolled with the keyboard', () => {
    expect(createDocumentList([payment('9001')], texts)).toHaveAttribute('tabindex', '0');
  });
});

describe('totals', () => {
  it('adds exactly, one sum per currency; written as letters or as a number', () => {
    const amounts = [
      ['0.10', '980'],
      ['0.20', 'UAH'],
      ['999999999.99', '840'],
      ['7.00', '756'],
      ['0.01', '840'],
    ] as const;
    const documents = amounts.map(([amount, currency], index) => payment(String(index), { amount, currency }));
    expect(formatTotals(documents, texts).map(spaced)).toEqual(['0,30 UAH', '1 000 000 000,00 USD', '7,00 756']);
  });
});
