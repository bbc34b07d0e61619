import type { NbuQr } from '../nbu-qr';
import { writeNbuQr, SAMPLE_QR } from '../nbu-qr/testing';
import { findRequisites as findRequisitesAt, FINDING_TEXT_MAX } from '.';

const NOW = '2026-07-12T09:15';
const findRequisites = (text: string) => findRequisitesAt(text, NOW);

const SVITANOK = 'UA263052990000026006999000301';
const MLYN = 'UA913516070000026006999000020';
const OURS = 'UA603516070000026003999000001';
const TREASURY = 'UA308999980310001000000000001';

const INVOICE_1C = `Постачальник: ТОВ «Світанок Постач»
р/р UA26 3052 9900 0002 6006 9990 0030 1 у банку АТ КБ "ПРИВАТБАНК", м.Київ, МФО 305299
юр. адреса: 01001, Київ, вул. Вигадана, буд. 1, тел.: 0441234567
код за ЄДРПОУ 92000019, ІПН 920000126501, є платником податку на прибуток на загальних підставах
Покупець: ТОВ «Калинова Брама»
р/р ${OURS}, код за ЄДРПОУ 91000017
Договір: № 5 від 02.02.2026

Рахунок на оплату № 12 від 12 липня 2026 р.

№ Товари (роботи, послуги) Кіл-сть Од. Ціна без ПДВ Сума без ПДВ
1 Борошно вищого ґатунку, код УКТ ЗЕД 11010015 10 кг 100,00 1 000,00
Разом: 1 000,00
Сума ПДВ: 200,00
Всього із ПДВ: 1 200,00
Всього найменувань 1, на суму 1 200,00 грн.
Одна тисяча двісті гривень 00 копійок
У т.ч. ПДВ: Двісті гривень 00 копійок
Рахунок дійсний до сплати до 17.07.26`;

describe('an invoice as accounting programs print it', () => {
  it('gives the supplier’s account, code and name, the whole sum with its VAT, and a purpose', () => {
    expect(findRequisites(INVOICE_1C)).toEqual({
      ibans: [SVITANOK, OURS],
      wrongIbans: [],
      receiverCode: '92000019',
      receiverName: 'ТОВ «Світанок Постач»',
      amount: '1200.00',
      isVatIncluded: true,
      vatRate: '20',
      invoice: { number: '12', date: '2026-07-12' },
      purpose: 'Оплата за рахунком № 12 від 12.07.2026, у т.ч. ПДВ 20 % – 200,00 грн.',
    });
  });

  it('of a sole trader without VAT, with labels in lines of their own', () => {
    const text = `РАХУНОК-ФАКТУРА № СФ-0000045 від 01.07.2026
Отримувач:
ФОП Вигадченко Олена Іванівна
Код ДРФО: 9200001234
IBAN: UA91 3516 0700 0002
6006 9990 0002 0
Платник: ТОВ «Калинова Брама», ЄДРПОУ 91000017
Послуги з прибирання 2 500,00
До сплати: 2 500 грн. 50 коп.
Не є платником ПДВ`;
    expect(findRequisites(text)).toMatchObject({
      ibans: [MLYN],
      receiverName: 'ФОП Вигадченко Олена Іванівна',
      amount: '2500.50',
      isVatIncluded: false,
      invoice: { number: 'СФ-0000045', date: '2026-07-01' },
      purpose: 'Оплата за рахунком № СФ-0000045 від 01.07.2026, без ПДВ',
    });
  });

  it('with “до сплати” takes that and not the sums beside it', () => {
    const text = 'Разом 5 000,00\nЗнижка 500,00\nПДВ 20%: 750,00\nВсього до сплати, грн: 4 500,00';
    expect(findRequisites(text)).toMatchObject({ amount: '4500.00', isVatIncluded: true, vatRate: '20' });
  });

  it('in English is read too', () => {
    const text = `INVOICE No. INV-2026/17
Date: July 12, 2026
Supplier: Svitanok Supply LLC
Tax ID: 92000019
Account: ${SVITANOK}
Bill to: Kalyna Gate LLC, registration number 91000017
Subtotal UAH 1,000,000.00
VAT 20% UAH 200,000.00
Total due: UAH 1,200,000.00`;
    expect(findRequisites(text)).toEqual({
      ibans: [SVITANOK],
      wrongIbans: [],
      receiverCode: '92000019',
      receiverName: 'Svitanok Supply LLC',
      amount: '1200000.00',
      isVatIncluded: true,
      vatRate: '20',
      invoice: { number: 'INV-2026/17', date: '2026-07-12' },
      purpose: 'Оплата за рахунком № INV-2026/17 від 12.07.2026, у т.ч. ПДВ 20 % – 200000,00 грн.',
    });
  });

  it('that words its purpose keeps the words, also over two lines', () => {
    const text = `Призначення платежу: Оплата за борошно згідно договору № 5\nвід 02.02.2026, без ПДВ\nСума: 100,00`;
    expect(findRequisites(text)).toMatchObject({
      purpose: 'Оплата за борошно згідно договору № 5 від 02.02.2026, без ПДВ',
      amount: '100.00',
      isVatIncluded: false,
    });
  });

  it('of requisites of the Treasury in a letter', () => {
    const text = `Рахунок отримувача: ${TREASURY}
Назва отримувача: ГУК у Київській області
Код отримувача (ЄДРПОУ): 37993783
Призначення: 101 ПДФО за червень 2026`;
    expect(findRequisites(text)).toMatchObject({
      ibans: [TREASURY],
      receiverName: 'ГУК у Київській області',
      receiverCode: '37993783',
      purpose: '101 ПДФО за червень 2026',
    });
  });
});

describe('an account in a text', () => {
  it.each([
    ['in groups', 'UA26 3052 9900 0002 6006 9990 0030 1'],
    ['with no-break spaces', 'UA26\u00a03052\u00a09900\u00a00002\u00a06006\u00a09990\u00a00030\u00a01'],
    ['with hyphens', 'UA26-3052-9900-0002-6006-9990-0030-1'],
    ['broken by a line end', 'UA2630529900000\r\n26006999000301'],
    ['with Cyrillic letters', 'УА263052990000026006999000301'],
    ['in small letters', 'ua263052990000026006999000301'],
    ['with soft hyphens', 'UA2630529900\u00ad00026006999000301'],
    ['before a number', 'UA263052990000026006999000301 92000019'],
  ])('is found %s', (_, written) => {
    expect(findRequisites(`р/р ${written}, код`).ibans).toEqual([SVITANOK]);
  });

  it('is found as one of several, each once, in the order of the text', () => {
    expect(findRequisites(`${MLYN}\n${SVITANOK}\n${MLYN}`).ibans).toEqual([MLYN, SVITANOK]);
  });

  it('with a wrong digit or length is told and not offered', () => {
    const wrong = SVITANOK.replace('301', '311');
    expect(findRequisites(`IBAN ${wrong}`)).toMatchObject({ ibans: [], wrongIbans: [wrong] });
    expect(findRequisites(`IBAN ${SVITANOK.slice(0, -1)}`)).toMatchObject({
      ibans: [],
      wrongIbans: [SVITANOK.slice(0, -1)],
    });
    expect(findRequisites(SVITANOK).wrongIbans).toEqual([]);
  });
});

describe('an amount in a text', () => {
  it.each([
    ['Сума: 1 234,56 грн', '1234.56'],
    ["До сплати 12'000.50", '12000.50'],
    ['До сплати: 12 000-00', '12000.00'],
    ['Total: 1.234,56 UAH', '1234.56'],
    ['Разом\n1 234,56', '1234.56'],
    ['Перекажіть 1500 грн на рахунок', '1500.00'],
    ['Загальна сума 0,01 грн.', '0.01'],
  ])('"%s" is %s', (text, amount) => {
    expect(findRequisites(text).amount).toBe(amount);
  });

  it.each([
    ['in another currency', 'Total due: USD 1,000.00'],
    ['in another currency behind it', 'До сплати 1 000,00 EUR'],
    ['of VAT alone', 'Сума ПДВ: 200,00'],
    ['of pieces', 'Всього найменувань 3'],
    ['one of two without a label', '100 грн або 200 грн'],
    ['of a day', 'Рахунок дійсний до сплати до 17.07.26'],
    ['too large to be paid', 'До сплати: 1 000 000 000,00'],
  ])('%s is none', (_, text) => {
    expect(findRequisites(text).amount).toBeUndefined();
  });
});

describe('VAT in a text', () => {
  it.each([
    ['Всього 107,00, у тому числі ПДВ 7,00', { isVatIncluded: true, vatRate: '7' }],
    [
      'Разом 1 000,00 Всього без ПДВ: 1 000,00 ПДВ: 200,00 Всього з ПДВ: 1 200,00',
      { isVatIncluded: true, vatRate: '20' },
    ],
    ['Сума 100,00 грн, в т.ч. ПДВ 20%', { isVatIncluded: true, vatRate: '20' }],
    ['Сума 100,00 грн без ПДВ', { isVatIncluded: false }],
    ['Amount 100.00 UAH, VAT exempt', { isVatIncluded: false }],
  ])('"%s" is understood', (text, vat) => {
    const { isVatIncluded, vatRate } = findRequisites(text);
    expect({ isVatIncluded, ...(vatRate && { vatRate }) }).toEqual(vat);
  });

  it('is not guessed where nothing is said', () => {
    expect(findRequisites('Сума 100,00').isVatIncluded).toBeUndefined();
  });
});

describe('number and date of an invoice', () => {
  it.each([
    ['Рахунок № 5 від 01/07/26', { number: '5', date: '2026-07-01' }],
    ['рах. №А-15 від «2» жовтня 2026', { number: 'А-15', date: '2026-10-02' }],
    ['Счет на оплату № 7 от 3 мая 2026 г.', { number: '7', date: '2026-05-03' }],
    ['Invoice #99, 2026-07-01', { number: '99', date: '2026-07-01' }],
    ['Рахунок № 8 від 31.02.2026', { number: '8' }],
    ['Рахунок № 9', { number: '9' }],
  ])('"%s" are read', (text, invoice) => {
    expect(findRequisites(text).invoice).toEqual(invoice);
  });

  it('are not those of a bank account', () => {
    expect(findRequisites(`Рахунок № ${SVITANOK}`).invoice).toBeUndefined();
  });
});

describe('a name in a text', () => {
  it.each([
    ['Отримувач платежу: ТОВ "Світанок"', 'ТОВ "Світанок"'],
    ['Постачальник (Виконавець): ПП «Млин»; IBAN: 1', 'ПП «Млин»'],
    [
      'Постачальник\nТовариство з обмеженою відповідальністю «Світанок»',
      'Товариство з обмеженою відповідальністю «Світанок»',
    ],
    ['Beneficiary bank: JSC CB ONE\nBeneficiary name: Svitanok LLC', 'Svitanok LLC'],
    ['Постачальник: ТОВ «А»        Покупець: ТОВ «Б»', 'ТОВ «А»'],
    [`п/р ${SVITANOK} в АТ «Райффайзен Банк»\nТОВ «Світанок»`, 'ТОВ «Світанок»'],
    ['Отримувач: АТ "ПУМБ"', 'АТ "ПУМБ"'],
    ['Реквізити ФОП Вигадченко Олена Іванівна, Київ', 'ФОП Вигадченко Олена Іванівна'],
  ])('"%s" is %s', (text, name) => {
    expect(findRequisites(text).receiverName).toBe(name);
  });

  it('is not the payer’s', () => {
    expect(findRequisites('Платник: ТОВ «Б»\nАдреса: Київ').receiverName).toBeUndefined();
  });
});

describe('a code in a text', () => {
  it('counts behind a label and with its check digit only', () => {
    expect(findRequisites('ЄДРПОУ 92000018').receiverCode).toBeUndefined();
    expect(findRequisites('тел. 92000019').receiverCode).toBeUndefined();
    expect(findRequisites('Код товару 92000019').receiverCode).toBeUndefined();
    expect(findRequisites('Ідентифікаційний код\n92000019').receiverCode).toBe('92000019');
  });

  it('of the receiver goes before one that is said to be nobody’s', () => {
    const text = 'ЄДРПОУ 91000017\nПостачальник: ТОВ «А», ЄДРПОУ 92000019';
    expect(findRequisites(text).receiverCode).toBe('92000019');
  });

  it('of the payer is not the receiver’s', () => {
    expect(findRequisites('Платник: ТОВ «А», ЄДРПОУ 91000017').receiverCode).toBeUndefined();
  });
});

describe('a text of a QR code', () => {
  const qr: NbuQr = {
    ...SAMPLE_QR,
    amount: '120.00',
    purpose: 'Борошно, у т.ч. ПДВ 20 % – 20,00 грн.',
  };
  const requisites = {
    ibans: [SVITANOK],
    wrongIbans: [],
    receiverCode: '92000019',
    receiverName: 'ТОВ «Світанок Постач»',
    amount: '120.00',
    purpose: 'Борошно, у т.ч. ПДВ 20 % – 20,00 грн.',
    isVatIncluded: true,
    vatRate: '20',
    transfer: 'UCT',
    locks: { fields: [], areUnknown: false },
  };

  it.each(['001', '002', '003'] as const)('of version %s gives its fields', (version) => {
    const text = writeNbuQr({ ...qr, version, category: version === '003' ? 'SUPP/SUPP' : '' }, { encoding: 'utf-8' });
    expect(findRequisites(text)).toEqual(requisites);
  });

  it('whose time is over gives nothing but its end', () => {
    const latest: NbuQr = { ...qr, version: '003', category: 'SUPP/SUPP' };
    const at = (validUntil: string) => findRequisites(writeNbuQr({ ...latest, validUntil }, { encoding: 'utf-8' }));
    expect(at('2026-07-12T09:14:59')).toEqual({ ibans: [], wrongIbans: [], expired: '2026-07-12T09:14:59' });
    expect(at('2026-07-12T09:15:00')).toEqual(requisites);
  });

  it('is found inside a letter', () => {
    const link = writeNbuQr(qr, { encoding: 'windows-1251' });
    expect(findRequisites(`Добрий день! Оплатіть: ${link} до п’ятниці.`)).toEqual(requisites);
  });

  it('that leaves amount and purpose to the payer gives neither', () => {
    const { amount, purpose, isVatIncluded } = findRequisites(
      writeNbuQr({ ...qr, amount: '', purpose: '' }, { encoding: 'utf-8' }),
    );
    expect([amount, purpose, isVatIncluded]).toEqual([undefined, undefined, undefined]);
  });

  it('that is damaged says so instead of giving half of it', () => {
    expect(findRequisites('https://bank.gov.ua/qr/QkNECjAwOQoxClVDVAoKVE9W')).toEqual({
      ibans: [],
      wrongIbans: [],
      qrFault: 'unknownVersion',
    });
  });
});

describe('a text in which nothing is', () => {
  it.each(['', '   \n', 'Добрий день', '12345678 1234567890 100,00', '😀'.repeat(50)])('"%s" gives nothing', (text) => {
    expect(findRequisites(text)).toEqual({ ibans: [], wrongIbans: [] });
  });

  it('is looked at quickly, however long and odd it is', () => {
    const odd = [
      'UA' + ' '.repeat(400),
      'UA1 '.repeat(26),
      'UA',
      '1 ',
      'рахунок № ',
      'ТОВ «',
      'до сплати ',
      'ПДВ ',
      'код ',
      'https://',
      "0'",
      'отримувач ',
    ];
    const start = performance.now();
    for (const piece of odd) findRequisites(piece.repeat(FINDING_TEXT_MAX / piece.length));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
