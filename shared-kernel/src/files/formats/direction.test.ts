import { readPaymentsFile, type FileAbout } from '.';
import type { ReadingOptions } from './recognise';

const OWN_IBAN = 'UA603516070000026003999000001';
const PAID = 'UA263052990000026006999000301';
const PAYER = 'UA983052990000026008138043718';
const own = { ibans: new Set([OWN_IBAN]), codes: new Set(['91000017']) };

async function opened(lines: readonly string[], options: Partial<ReadingOptions> = {}) {
  const bytes = new TextEncoder().encode(lines.join('\r\n'));
  const reading = await readPaymentsFile(bytes, { name: 'x', own, ...options });
  if (!reading.ok) throw new Error(reading.fault.key);
  const { about, records } = reading.value;
  const directions = records.map(({ isIncoming, isDirectionUnknown }) => {
    if (isDirectionUnknown) return 'unknown';
    return isIncoming ? 'incoming' : 'outgoing';
  });
  return { about, records, directions, rows: records.map(({ row }) => row) };
}

const saidBy = ({ direction }: FileAbout) =>
  direction && {
    heading: direction.heading,
    values: direction.values.map(({ value, direction }) => [value, direction]),
  };

const HEAD = (heading: string) =>
  `Дата операції;Номер документа;${heading};Сума;Валюта;Назва контрагента;Код контрагента;IBAN контрагента;Призначення платежу`;
const LINES = (...values: readonly string[]) =>
  values.map(
    (value, at) =>
      `15.07.2026;${100 + at};${value};1.${50 + at};UAH;ТОВ Світанок Постач;92000019;${PAID};Оплата за товар, без ПДВ`,
  );
const table = (heading: string, ...values: readonly string[]) => [HEAD(heading), ...LINES(...values)];

describe('a statement that says the direction of money in a column', () => {
  it.each([
    ['Операція', 'Дебет', 'Кредит'],
    ['Тип операції', 'Списання', 'Зарахування'],
    ['Тип операції', 'Списання коштів', 'Зарахування коштів'],
    ['Д/К', 'D', 'C'],
    ['Д/К', 'Д', 'К'],
    ['Дт/Кт', 'Дт', 'Кт'],
    ['Дебет/Кредит', 'ДЕБЕТ', 'КРЕДИТ'],
    ['DK', '1', '0'],
    ['D/C', 'DR', 'CR'],
    ['Напрям', 'Вихідний', 'Вхідний'],
    ['Напрямок платежу', 'вихідний платіж', 'вхідний платіж'],
    ['Вид операции', 'Расход', 'Приход'],
    ['Тип', 'Списание', 'Зачисление'],
    ['Рух коштів', 'видаток', 'прихід'],
    ['Рух', 'Витрати', 'Надходження'],
    ['Direction', 'outgoing', 'incoming'],
    ['Type', 'Debit', 'Credit'],
    ['Transaction type', 'Withdrawal', 'Deposit'],
    ['Знак', '-', '+'],
    ['Знак', '−', '+'],
    ['Знак', '-1', '1'],
    ['Операція', 'Дeбeт', 'Kредит'],
    ['Ознака', 'Д', 'С'],
    ['', 'Видаток', 'Надходження'],
  ])('«%s»: %s is paid, %s is received and no payment', async (heading, paid, received) => {
    const { about, directions, rows } = await opened(table(heading, paid, received, paid));
    expect(directions).toEqual(['outgoing', 'incoming', 'outgoing']);
    expect(about).toMatchObject({ format: 'statement', isStatement: true });
    expect(saidBy(about)).toEqual({
      heading,
      values: [
        [paid, 'outgoing'],
        [received, 'incoming'],
      ],
    });
    expect(rows[0]).toMatchObject({ acn_c: PAID, name_c: 'ТОВ Світанок Постач', okpo_c: '92000019', sum_cur: '1.50' });
    expect(rows[1]).not.toHaveProperty('acn_c');
  });

  it.each([
    ['only received', ['Кредит', 'Кредит'], ['incoming', 'incoming']],
    ['only paid', ['Дебет'], ['outgoing']],
  ])('with %s money knows it by the word', async (_, values, directions) => {
    const file = await opened(table('Операція', ...values));
    expect(file.directions).toEqual(directions);
    expect(file.about.isStatement).toBe(true);
  });

  it.each([
    ['a word that it does not know', 'Операція', ['Дебет', 'Сторно'], { Сторно: null }],
    ['an empty cell', 'Операція', ['Дебет', ''], { '': null }],
    ['one digit alone', 'DK', ['1'], { '1': null }],
    ['the other digit alone', 'DK', ['0'], { '0': null }],
    ['digits that two banks use in opposite ways', 'DK', ['1', '2'], { '1': null, '2': null }],
    [
      'nothing but unknown words under such a heading',
      'Тип операції',
      ['Переказ', 'Картка'],
      { Переказ: null, Картка: null },
    ],
  ])('asks about %s', async (_, heading, values, open) => {
    const { about, directions } = await opened(table(heading, ...values));
    const openValues = about.direction?.values.filter(({ direction }) => direction === null).map(({ value }) => value);
    expect(openValues).toEqual(Object.keys(open));
    expect(about.direction?.heading).toBe(heading);
    for (const [at, value] of values.entries()) expect(directions[at] === 'unknown').toBe(value in open);
  });

  it('takes the answer for a value, and the answer that there is no direction', async () => {
    const lines = table('Операція', 'Дебет', 'Сторно');
    const answered = await opened(lines, { direction: { directions: { Сторно: 'incoming' } } });
    expect(answered.directions).toEqual(['outgoing', 'incoming']);
    const list = await opened(lines, { direction: { place: null } });
    expect([list.directions, list.about.direction]).toEqual([['outgoing', 'outgoing'], undefined]);
  });

  it('shows what the value stands beside', async () => {
    const { about } = await opened(table('DK', '0', '0'));
    expect(about.direction?.values).toEqual([
      { value: '0', count: 2, direction: null, example: '1.50, ТОВ Світанок Постач' },
    ]);
  });
});

describe('a statement with its amounts in two columns', () => {
  const head = (debit: string, credit: string) =>
    `Дата операції;Контрагент;Код контрагента;Рахунок контрагента;${debit};${credit};Призначення платежу`;
  const line = (debit: string, credit: string) =>
    `15.07.2026;ТОВ Світанок Постач;92000019;${PAID};${debit};${credit};Оплата за товар`;

  it.each([
    ['Дебет', 'Кредит'],
    ['Дебет, грн', 'Кредит, грн'],
    ['Сума дебет', 'Сума кредит'],
    ['Сума списання', 'Сума зарахування'],
    ['Обороти Дт', 'Обороти Кт'],
    ['Видаток', 'Прихід'],
    ['Расход', 'Приход'],
    ['Debit amount', 'Credit amount'],
    ['Withdrawals', 'Deposits'],
    ['Paid out', 'Paid in'],
  ])('«%s» is paid and «%s» is received', async (debit, credit) => {
    const { about, directions, rows } = await opened([
      head(debit, credit),
      line('500.50', ''),
      line('0.00', '1200.00'),
    ]);
    expect(directions).toEqual(['outgoing', 'incoming']);
    expect(rows.map(({ sum_cur }) => sum_cur)).toEqual(['500.50', '1200.00']);
    expect([about.isStatement, about.columns?.doubtful]).toEqual([true, {}]);
  });

  it('asks where a row has both: they may be numbers of accounts', async () => {
    const { directions, about } = await opened([head('Дебет', 'Кредит'), line('631', '311')]);
    expect(directions).toEqual(['unknown']);
    expect(about.direction?.values).toMatchObject([{ value: 'both', direction: null }]);
  });
});

describe('amounts with signs', () => {
  const HEADS = 'Отримувач;Код отримувача;Рахунок отримувача;Сума;Призначення платежу';
  const line = (sum: string) => `ТОВ Світанок Постач;92000019;${PAID};${sum};Оплата за товар`;

  it('in a list that does not call itself a statement are asked about', async () => {
    const { directions, about } = await opened([HEADS, line('-500.50'), line('1200.00')]);
    expect(directions).toEqual(['unknown', 'unknown']);
    expect(saidBy(about)).toEqual({
      heading: 'Сума',
      values: [
        ['-', null],
        ['+', null],
      ],
    });
    const answered = await opened([HEADS, line('-500.50'), line('1200.00')], {
      direction: { directions: { '-': 'outgoing', '+': 'incoming' } },
    });
    expect(answered.directions).toEqual(['outgoing', 'incoming']);
    expect(answered.rows[0]?.sum_cur).toBe('500.50');
  });

  it('without one in a table with the columns of a statement are asked about', async () => {
    const { directions, about } = await opened([
      '№ документа;Дата операції;Час операції;Сума;Валюта;Призначення платежу;ЄДРПОУ/РНОКПП;Назва контрагента;Рахунок контрагента',
      `77;15.07.2026;09:00:00;1200.00;UAH;Оплата за послуги;14360570;ТОВ Умовний Покупець;${PAYER}`,
    ]);
    expect(directions).toEqual(['unknown']);
    expect(about.direction).toMatchObject({
      place: null,
      heading: '',
      values: [{ value: '', count: 1, direction: null }],
    });
  });

  it('a list of payments is asked nothing', async () => {
    const { about, directions } = await opened([HEADS, line('500.50'), line('1200.00')]);
    expect([about.direction, about.isStatement, directions]).toEqual([undefined, undefined, ['outgoing', 'outgoing']]);
  });
});

describe('the statement of a bank', () => {
  it('PrivatBank, csv', async () => {
    const { about, directions, rows } = await opened([
      'ЄДРПОУ;МФО;Рахунок;Валюта;Номер документу;Дата операції;МФО банку;Назва банку;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Сума;Призначення платежу;',
      `91000017;305299;${OWN_IBAN};UAH;101;15.07.2026;305299;АТ КБ "ПРИВАТБАНК";${PAID};92000019;ТОВ "Свiтанок Постач";-70 000.00;Оплата за товар, рахунок № 17;`,
      `91000017;305299;${OWN_IBAN};UAH;77;15.07.2026;305299;АТ КБ "ПРИВАТБАНК";${PAYER};14360570;ТОВ "Умовний Покупець";1 234.50;Оплата за послуги;`,
      `91000017;305299;${OWN_IBAN};UAH;78;01.07.2026;351607;Тест;${OWN_IBAN};91000017;ТОВ "Калинова Брама";500.00;#ПЕРЕНЕСЕННЯ ЗАЛИШКУ;`,
    ]);
    expect([about.format, about.columns?.doubtful]).toEqual(['statement', {}]);
    expect(directions).toEqual(['outgoing', 'incoming', 'incoming']);
    expect(rows[0]).toMatchObject({
      oper_n: '101',
      acn_c: PAID,
      name_c: 'ТОВ "Свiтанок Постач"',
      sum_cur: '70 000.00',
    });
  });

  it('PrivatBank, workbook', async () => {
    const { about, directions, rows } = await opened([
      '№ документа;Дата операції;Час операції;Сума;Валюта;Призначення платежу;ЄДРПОУ/РНОКПП;Назва контрагента;Рахунок контрагента;МФО контрагента;Референс',
      `101;15.07.2026;11:33:00;-500.50;UAH;Оплата за товар;92000019;ТОВ Світанок Постач;${PAID};305299;REF1`,
      `77;15.07.2026;09:00:00;1200.00;UAH;Оплата за послуги;14360570;ТОВ Умовний Покупець;${PAYER};305299;REF2`,
    ]);
    expect([about.format, about.columns?.doubtful]).toEqual(['statement', {}]);
    expect(directions).toEqual(['outgoing', 'incoming']);
    expect(rows[0]).toMatchObject({ oper_n: '101', okpo_c: '92000019', sum_cur: '500.50' });
  });

  it('iBank 2 UA', async () => {
    const line = (account: string, code: string, name: string, number: string, debit: string, credit: string) =>
      `91000017;351607;${OWN_IBAN};UAH;15.07.2026 09:08:00;T_A;305299;АТ КБ "ПРИВАТБАНК";${account};${code};${name};${number};14.07.2026 11:21:00;${debit};${credit};Оплата за товар;500.50;`;
    const { about, directions, rows } = await opened([
      'ЄДРПОУ;Код ID НБУ;Рахунок;Валюта;Дата операції;Код операції;Код ID НБУ;Надавач платіжних послуг;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Номер документа;Дата документа;Дебет;Кредит;Призначення платежу;Гривневе покриття',
      line(PAID, '92000019', 'ТОВ "Світанок Постач"', '101', '500.50', ''),
      line(PAYER, '14360570', 'ТОВ "Умовний Покупець"', '77', '', '1200.00'),
    ]);
    expect([about.format, about.columns?.doubtful]).toEqual(['statement', {}]);
    expect(directions).toEqual(['outgoing', 'incoming']);
    expect(rows[0]).toMatchObject({ oper_n: '101', acn_c: PAID, okpo_c: '92000019', sum_cur: '500.50' });
  });

  it('Sense: accounts by IBAN, the name of the counterparty', async () => {
    const line = (
      side: string,
      account: string,
      iban: string,
      name: string,
      code: string,
      number: string,
      sum: string,
    ) =>
      `26003999000001;${OWN_IBAN};${side};${account};${iban};305299;${name};${code};Оплата за товар;15.07.2026;${number};${sum};UAH;14:00:14;15.07.2026;15.07.2026;91000017;ТОВ Калинова Брама;351607`;
    const { about, directions, rows } = await opened([
      'Наш рахунок;Наш IBAN;Операція;Рахунок;IBAN;МФО банку контрагента;Найменування контрагента;Код контрагента;Призначення платежу;Дата проведення;Номер документа;Сума;Валюта;Час проведення;Дата документа;Дата архівування;Ід.код;Найменування;МФО',
      line('Дебет', '26006999000301', PAID, 'ТОВ Світанок Постач', '92000019', '101', '500.50'),
      line('Кредит', '26008138043718', PAYER, 'ТОВ Умовний Покупець', '14360570', '77', '1200.00'),
    ]);
    expect([about.format, about.columns?.doubtful]).toEqual(['statement', {}]);
    expect(directions).toEqual(['outgoing', 'incoming']);
    expect(rows[0]).toMatchObject({
      acn_d: OWN_IBAN,
      acn_c: PAID,
      name_c: 'ТОВ Світанок Постач',
      okpo_c: '92000019',
      mfo_c: '305299',
      sum_cur: '500.50',
      oper_n: '101',
    });
  });

  it('with columns of both parties names the receiver as it stands, in incoming rows too', async () => {
    const { directions, rows } = await opened([
      'Дата;Номер документа;Тип операції;Сума;Отримувач;ЄДРПОУ отримувача;Рахунок отримувача;Платник;Рахунок платника;Призначення платежу',
      `15.07.2026;101;Видаток;1.50;ТОВ Світанок Постач;92000019;${PAID};ТОВ Калинова Брама;${OWN_IBAN};Оплата за товар`,
      `15.07.2026;77;Надходження;1.20;ТОВ Калинова Брама;91000017;${OWN_IBAN};ТОВ Умовний Покупець;${PAYER};Оплата`,
    ]);
    expect(directions).toEqual(['outgoing', 'incoming']);
    expect(rows.map(({ acn_c }) => acn_c)).toEqual([PAID, OWN_IBAN]);
  });

  it('in which no column says it, knows the company’s own account as the receiver of a row', async () => {
    const head = 'Отримувач;ЄДРПОУ отримувача;Рахунок отримувача;Сума;Рахунок платника;Призначення платежу';
    const { about, directions } = await opened([
      head,
      `ТОВ Світанок Постач;92000019;${PAID};1.50;${OWN_IBAN};Оплата`,
      `ТОВ Калинова Брама;91000017;${OWN_IBAN};1.20;${PAYER};Оплата`,
    ]);
    expect([directions, about.isStatement]).toEqual([['outgoing', 'incoming'], true]);
    const between = await opened([head, `ТОВ Калинова Брама;91000017;${OWN_IBAN};1.20;${OWN_IBAN};Оплата`]);
    expect(between.directions).toEqual(['outgoing']);
  });

  it.each([
    ['1', 'unknown'],
    ['0', 'unknown'],
    ['2', 'incoming'],
    ['1 0', 'outgoing incoming'],
    ['1 2', 'outgoing incoming'],
  ])('of CorpLight with dk %s: %s', async (values, directions) => {
    const head = 'NDOC;MFOCLI;OKPOCLI;ACCCLI;NAMECLI;MFOCOR;ACCCOR;OKPOCOR;NAMECOR;DK;SUMMA;NAZN';
    const lines = values
      .split(' ')
      .map((dk) => `78;351607;91000017;${OWN_IBAN};К;305299;${PAID};92000019;ТОВ;${dk};7500;Оплата`);
    const file = await opened([head, ...lines]);
    expect(file.directions).toEqual(directions.split(' '));
    expect(file.about).toMatchObject({ format: 'corp2', isStatement: true });
    expect(file.rows[0]?.sum_cur).toBe('75.00');
  });
});
