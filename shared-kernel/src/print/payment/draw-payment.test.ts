import { EMPTY_PARTY } from '../../domain/parties';
import { printedPayment, readPdf } from '../testing';
import type { PrintedPayment } from './printed-payment';
import { printDocuments } from '../print-documents';

const OPTIONS = { language: 'ua', day: '2026-07-02' } as const;

const printPayments = (
  payments: readonly PrintedPayment[],
  options: Parameters<typeof printDocuments>[1],
  onDocument?: (done: number) => void,
) =>
  printDocuments(
    payments.map((payment) => ({ kind: 'payment', payment })),
    options,
    onDocument,
  );

function paperOf(changes: Partial<PrintedPayment>, language: 'ua' | 'ru' | 'en' = 'ua') {
  const file = printPayments([printedPayment(changes)], { ...OPTIONS, language });
  const pages = readPdf(file.bytes);
  return { ...file, pieces: pages.flat(), text: pages.flat().join(' ') };
}

describe('a printed payment', () => {
  it('says everything of the document, in letters that can be searched and copied', () => {
    const { text, pages, missing } = paperOf({});
    for (const part of [
      'ПЛАТІЖНА ІНСТРУКЦІЯ № 101',
      'ТОВ «Калинова Брама»',
      'UA603516070000026003999000001',
      'АТ «НЕЗАЛЕЖНИЙ КОМЕРЦІЙНИЙ БАНК», код 351607',
      'ТОВ «Ґанок і Їжак № 5»',
      'UA263052990000026006999000301',
      '1\u00a0200,00 UAH',
      'Одна тисяча двісті гривень 00 копійок',
      'Тестенко Іван Петрович',
      'Сертифікат № 20b4e4ed0d30998c',
      '01.07.2026 10:14',
      'Роздруковано 02.07.2026',
    ])
      expect(text).toContain(part);
    expect(text.replaceAll('\u00a0', ' ')).toContain('200,00 ₴');
    expect([pages, missing]).toEqual([1, []]);
  });

  it.each([
    ['ru', 'ПЛАТЁЖНАЯ ИНСТРУКЦИЯ № 101', 'Одна тысяча двести гривен 00 копеек'],
    ['en', 'PAYMENT INSTRUCTION No. 101', 'One thousand two hundred hryvnias 00 kopiykas'],
  ] as const)('is in the chosen language: %s', (language, title, words) => {
    const { text } = paperOf({}, language);
    expect(text).toContain(title);
    expect(text).toContain(words);
  });

  it('in yen has no hundredths, neither in figures nor in words', () => {
    const { text } = paperOf({ amount: '15000.00', currency: 'JPY' });
    expect(text.replaceAll('\u00a0', ' ')).toContain('15 000 JPY');
    expect(text).toContain('П’ятнадцять тисяч єн');
    expect(text).not.toContain('сен');
  });

  it('carries the bank’s stamp once it is executed, in Ukrainian whatever the language', () => {
    const { text } = paperOf({}, 'en');
    expect(text).toContain('ПРОВЕДЕНО БАНКОМ');
    expect(text).toContain('Сертифікат банку № 2fb1a0c9d4e77a10');
    expect(text).not.toContain('has not been executed');
  });

  it.each([0, 1, 2, 3, 4] as const)('has no stamp in status %d and says that it is not executed', (status) => {
    const { text } = paperOf({ status, confirmed: '' });
    expect(text).not.toContain('ПРОВЕДЕНО БАНКОМ');
    expect(text).toContain('Банк ще не виконав цей документ');
  });

  it('says that the bank refused it, and why', () => {
    const { text } = paperOf({ status: 6, abortReason: 'Недостатньо коштів' });
    expect(text).not.toContain('ПРОВЕДЕНО БАНКОМ');
    expect(text.match(/ВІДХИЛЕНО БАНКОМ/g)).toHaveLength(2);
    expect(text).toContain('Недостатньо коштів');
    expect(text).toContain('Дата та час відхилення');
  });

  it.each([
    ['match', null, 'Перевірка імені ім’я збігається, 30.06.2026 17:05'],
    ['noMatch', 'code', 'Перевірка імені код не збігається, 30.06.2026 17:05'],
    ['notChecked', 'noAnswer', 'Перевірка імені ім’я не перевірено, 30.06.2026 17:05'],
  ] as const)('tells how the name was compared: %s, %s', (verdict, reason, text) => {
    const nameCheck = { verdict, reason, checkedAt: '2026-06-30T17:05:00' };
    expect(paperOf({ nameCheck }).text).toContain(text);
  });

  it('tells nothing of a name about which no bank was asked', () => {
    const nameCheck = { verdict: 'notChecked', reason: 'noPart', checkedAt: '2026-06-30T17:05:00' } as const;
    expect(paperOf({ nameCheck }).text).not.toContain('Перевірка імені');
  });

  it('names the UETR of a payment that has one', () => {
    const uetr = '8a562c67-ca16-48ba-b074-65581be6f001';
    expect(paperOf({ uetr }).text).toContain(`UETR ${uetr}`);
    expect(paperOf({}).text).not.toContain('UETR');
  });

  it('wraps a name of 140 and a purpose of 420 characters and loses none of them', () => {
    const name = 'Товариство з обмеженою відповідальністю «'.padEnd(139, 'Щедрівочка-') + '»';
    const purpose = 'Сплата за послуги із супроводу програм згідно з актом '.repeat(8).slice(0, 420).trimEnd();
    const { pieces, pages } = paperOf({ receiver: { ...printedPayment().receiver, name }, purpose });
    const written = pieces.join('').replaceAll(' ', '');
    expect(written).toContain(name.replaceAll(' ', ''));
    expect(written).toContain(purpose.replaceAll(' ', ''));
    expect(pages).toBe(1);
  });

  it('names the actual parties only where there are any', () => {
    const party = { ...EMPTY_PARTY, name: 'ФОП Їжак', identificationType: 'RNRCT', identificationCode: '3000000013' };
    expect(paperOf({}).text).not.toContain('Фактичний');
    const { text } = paperOf({ ultimateDebtor: party });
    expect(text).toContain('Фактичний платник ФОП Їжак');
    expect(text).toContain('RNRCT 3000000013');
    expect(text).not.toContain('Фактичний отримувач');
  });

  it('has a structured purpose of a budget account in lines of its own', () => {
    const { text } = paperOf({
      structuredPurpose: { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ПДФО за червень' },
    });
    expect(text).toContain('Код виду сплати 101');
    expect(text).toContain('Додаткова інформація ПДФО за червень');
    expect(text).not.toContain('Податкове повідомлення');
  });

  it('has a distribution of taxes as a table, down as many pages as it needs', () => {
    const taxLines = Array.from({ length: 60 }, (_, index) => ({
      category: `Податок ${index + 1}`,
      account: 'UA213223130000026007233566001',
      amount: '10.50',
      additionalInfo: 'за червень',
    }));
    const { bytes } = printPayments(
      [printedPayment({ structuredPurpose: { kind: 'singleAccount', taxLines } })],
      OPTIONS,
    );
    const pages = readPdf(bytes);
    const withTaxes = pages.filter((page) => page.includes('за червень'));
    expect(withTaxes.length).toBeGreaterThan(1);
    expect(withTaxes.map((page) => page.filter((piece) => piece === 'Вид податку').length)).toEqual(
      withTaxes.map(() => 1),
    );
    const written = pages.flat();
    for (const { category } of taxLines) expect(written).toContain(category);
    expect(written).toContain(`Сторінка 1 з ${pages.length}`);
  });

  it.each([
    ['a passport', { receiverCodeKind: 'passport' } as const, 'паспорт отримувача 92000019'],
    ['no code', { receiverCodeKind: 'none' } as const, 'отримувач без коду'],
    ['a country', { receiverCountry: 'PL' }, 'отримувач – нерезидент, Польща'],
    ['an instant payment', { isInstant: true }, 'миттєвий платіж на IBAN'],
    ['a standard code', { standardPurposeCode: '101' }, 'стандартний код призначення 101'],
    ['damaged XML', { isUnreadable: true }, 'не вдалося прочитати'],
  ])('tells of %s among the additional details', (_, changes, expected) => {
    expect(paperOf({}).text).not.toContain('Додаткові реквізити');
    expect(paperOf(changes).text).toContain(expected);
  });

  it('says that nobody has signed it', () => {
    expect(paperOf({ signatures: [], status: 0, confirmed: '' }).text).toContain('Документ не підписано');
  });

  it('has a question mark for a letter that the font does not hold, goes on behind it and tells which', () => {
    const { text, missing } = paperOf({ purpose: 'Чай 中 і кава' });
    expect(text).toContain('Чай ? і кава');
    expect(missing).toEqual(['中']);
  });

  it('comes with others in one file, each from the top of a page', () => {
    const numbers = ['1', '2', '3'];
    const done: number[] = [];
    const { bytes } = printPayments(
      numbers.map((number) => printedPayment({ number })),
      OPTIONS,
      (count) => done.push(count),
    );
    expect(readPdf(bytes).map(([title]) => title)).toEqual(numbers.map((number) => `ПЛАТІЖНА ІНСТРУКЦІЯ № ${number}`));
    expect(done).toEqual([1, 2, 3]);
  });
});
