import type { PrintoutReference } from '../../domain/papers';
import { DocumentStatus } from '../../domain/vocabulary';
import { printDocuments } from '../print-documents';
import { printStatement } from '../statement/print-statement';
import { printedForm, printedPayment, printedPayroll, printedStatement, readCode, readPdf } from '../testing';

const REFERENCE: PrintoutReference = {
  number: '7KQ2-M9XA-R4TD-3WEH',
  address: 'https://app.ibank.example/ncb/verify',
  amount: '45000.00',
  currencyLetters: 'UAH',
};
const LINK = 'https://app.ibank.example/ncb/verify#7KQ2-M9XA-R4TD-3WEH';
const OPTIONS = { language: 'ua', day: '2026-11-30' } as const;

const executed = printedPayment({ status: DocumentStatus.success, confirmed: '2026-07-01T10:15:00' });
const KINDS = {
  payment: (reference?: PrintoutReference) =>
    printDocuments([{ kind: 'payment', payment: { ...executed, reference } }], OPTIONS),
  form: (reference?: PrintoutReference) =>
    printDocuments([{ kind: 'form', form: { ...printedForm(), reference } }], OPTIONS),
  payroll: (reference?: PrintoutReference) =>
    printDocuments([{ kind: 'payroll', payroll: { ...printedPayroll(4), reference } }], OPTIONS),
  statement: (reference?: PrintoutReference) => printStatement({ ...printedStatement(), reference }),
};

describe.each(Object.entries(KINDS))('a numbered %s', (_kind, print) => {
  const { bytes } = print(REFERENCE);
  const pages = readPdf(bytes);
  const last = pages.at(-1)?.join(' ') ?? '';

  it('shows number, sum and page of the bank below everything else', () => {
    expect(last).toContain('Номер для перевірки: 7KQ2-M9XA-R4TD-3WEH');
    expect(last).toMatch(/Сума для перевірки: 45.000,00 UAH/);
    expect(last).toContain('https://app.ibank.example/ncb/verify');
  });

  it('has the number on the last line of each page', () => {
    for (const page of pages) expect(page.join(' ')).toContain('· № 7KQ2-M9XA-R4TD-3WEH');
  });

  it('has a code that opens the page with the number behind #', () => {
    expect(readCode(bytes)).toBe(LINK);
  });

  it('is what it was without a number', () => {
    const before = readPdf(print().bytes).flat();
    expect(before.join(' ')).not.toContain('перевірки');
    const texts = pages.flat();
    expect(before.filter((text) => !texts.includes(text) && !/Роздруковано|Сформовано|Сторінка/.test(text))).toEqual(
      [],
    );
    expect(readPdf(print().bytes).length).toBeGreaterThanOrEqual(pages.length - 1);
  });
});

it.each(['payment', 'form'] as const)('a %s of usual length stays on one page with its number', (kind) => {
  expect(readPdf(KINDS[kind](REFERENCE).bytes)).toHaveLength(1);
});

it.each([
  ['ru', 'Номер для проверки'],
  ['en', 'Number to check'],
] as const)('a payment in %s has the words of its language', (language, words) => {
  const payment = { ...executed, reference: REFERENCE };
  const { bytes } = printDocuments([{ kind: 'payment', payment }], { ...OPTIONS, language });
  expect(readPdf(bytes).flat().join(' ')).toContain(words);
});

it('a printout without a sum says so', () => {
  const reference = { ...REFERENCE, amount: '', currencyLetters: '' };
  expect(readPdf(KINDS.form(reference).bytes).flat().join(' ')).toContain('Сума для перевірки: немає');
});
