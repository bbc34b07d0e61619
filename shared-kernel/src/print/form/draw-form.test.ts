import { printDocuments } from '../print-documents';
import { printedForm, printedPayment, readPdf } from '../testing';
import type { PrintedForm } from './printed-form';

const OPTIONS = { language: 'ua', day: '2026-07-17' } as const;

function paperOf(form: PrintedForm, language: 'ua' | 'en' = 'ua') {
  const file = printDocuments([{ kind: 'form', form }], { ...OPTIONS, language });
  const pages = readPdf(file.bytes);
  return { ...file, found: pages, text: pages.flat().join(' ') };
}

describe('a printed form', () => {
  it('has the blocks of the message in their order, with the amount in words, on one page', () => {
    const { text, pages, missing } = paperOf(printedForm());
    const numbers = [...text.matchAll(/\b(32|50|52|56|57|59|70|71) [А-Я]/g)].map(([, number]) => number);
    expect(numbers).toEqual(['32', '50', '52', '56', '57', '59', '70', '71']);
    for (const part of [
      'Платіжна інструкція в іноземній валюті № 48 від 15.07.2026',
      'EUR 12\u00a0480,00',
      'Дванадцять тисяч чотириста вісімдесят євро 00 євроцентів',
      'SBXXUA2XXXX',
      '400886700401',
      'DE89370400440532013000',
      'Німеччина',
      'SHA — кожна сторона платить свої',
      'власні кошти',
      '№ 2026/114',
      'Роздруковано 17.07.2026',
    ])
      expect(text).toContain(part);
    expect([pages, missing]).toEqual([1, []]);
  });

  it('names who signed it, and carries the stamp of the bank that executed it', () => {
    const { text } = paperOf(printedForm());
    expect(text).toContain('Ґалаґан Єва Юріївна');
    expect(text).toContain('Сертифікат № 20b4e4ed0d30998c');
    expect(text).toContain('ПРОВЕДЕНО БАНКОМ');
    const signed = { ...printedForm().signed, status: 4, confirmed: '' } as NonNullable<PrintedForm['signed']>;
    const waiting = paperOf(printedForm({}, { signed })).text;
    expect(waiting).not.toContain('ПРОВЕДЕНО БАНКОМ');
    expect(waiting).toContain('Банк ще не виконав цей документ');
  });

  it('has neither signatures nor stamp where nobody signs', () => {
    expect(paperOf(printedForm({}, { signed: null })).text).not.toMatch(/підпис|ПРОВЕДЕНО/);
  });

  it('leaves out the block of an intermediary that there is none of', () => {
    const none = { intermediaryBankSwift: '', intermediaryBankName: '', intermediaryBankAccount: '' };
    expect(paperOf(printedForm({ ...none, intermediaryBankCountry: '' })).text).not.toContain('56 Банк-посередник');
  });

  it('is Ukrainian whatever the screen is, and says so to readers that speak', () => {
    const { bytes, text } = paperOf(printedForm(), 'en');
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (uk)');
    expect(text).toContain('Електронні підписи платника');
  });

  it('goes on on further pages with a block that is higher than one, and loses no line', () => {
    const lines = Array.from({ length: 120 }, (_, index) => `№ ${index + 1}/26, TEST GMBH: 10.00 EUR`);
    const { found, text } = paperOf(printedForm({ contracts: lines.join('\n') }));
    expect(found.length).toBeGreaterThan(2);
    for (const line of lines) expect(text).toContain(line);
    expect(text).toContain(`Сторінка 1 з ${found.length}`);
  });

  it('wraps the longest names and purposes inside their block', () => {
    const receiverName = 'A'.repeat(140);
    const purpose = 'GOODS AND SERVICES UNDER CONTRACT '.repeat(6).slice(0, 200).trim();
    const { text } = paperOf(printedForm({ receiverName, purpose }));
    const written = text.replaceAll(' ', '');
    expect(written).toContain(receiverName);
    expect(written).toContain(purpose.replaceAll(' ', ''));
  });

  it('stands in one file with hryvnia payments, each from the top of a page', () => {
    const file = printDocuments(
      [
        { kind: 'payment', payment: printedPayment() },
        { kind: 'form', form: printedForm() },
      ],
      { ...OPTIONS, language: 'en' },
    );
    const [first = [], second = []] = readPdf(file.bytes);
    expect(first[0]).toBe('PAYMENT INSTRUCTION No. 101');
    expect(second).toContain('Платіжна інструкція в іноземній валюті № 48 від 15.07.2026');
  });
});
