import { getCertificateQrText, buildCertificateSections } from '../../domain/papers';
import { printDocuments } from '../print-documents';
import { printedForm, printedPayment, readCode, readPdf } from '../testing';
import type { PrintedForm } from './printed-form';

const OPTIONS = { language: 'ua', day: '2026-07-17' } as const;

function paperOf(form: PrintedForm, language: 'ua' | 'en' = 'ua') {
  const file = printDocuments([{ kind: 'form', form }], { ...OPTIONS, language });
  const pages = readPdf(file.bytes);
  return { ...file, textPieces: pages, text: pages.flat().join(' ') };
}

describe('the sheet of a key', () => {
  const key = {
    id: '4F19 A02C 77B1 90DE 5C02 8A41 E3D7 1B66',
    publicKey: '04'.repeat(65),
    created: '2026-07-17T10:00:00',
    request: '12',
  };
  const sections = buildCertificateSections({
    company: { name: 'ТОВ «Калинова Брама»', code: '91000017', iban: 'UA123456789012345678901234567' },
    owner: {
      name: 'Вигаданець Тарас Прикладович',
      code: '0148102804',
      position: 'Директор',
      role: 'Директор',
      right: 'Усі підписи',
      phone: '+380500000000',
      email: 'a@mail.example',
    },
    key,
  });
  const form = { title: 'Сертифікат відкритого ключа (для подання до банку особисто)', sections, signed: null };

  it('has the request and the key’s id as a QR code that can be read, still on one page', () => {
    const { bytes, pages } = paperOf({ ...form, code: getCertificateQrText(key) });
    expect(pages).toBe(1);
    expect(readCode(bytes)).toBe('NCB-KEY 12 4F19A02C77B190DE5C028A41E3D71B66');
  });

  it('has none where nothing is said to be in it', () => {
    expect(readCode(paperOf(form).bytes)).toBeNull();
  });
});

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
    const { textPieces, text } = paperOf(printedForm({ contracts: lines.join('\n') }));
    expect(textPieces.length).toBeGreaterThan(2);
    for (const line of lines) expect(text).toContain(line);
    expect(text).toContain(`Сторінка 1 з ${textPieces.length}`);
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
