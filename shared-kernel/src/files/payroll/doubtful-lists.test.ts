import { readPayrollFile } from './read-payroll-file';

const IBAN = 'UA263052990000026006999000301';
const OWN = 'UA603516070000026003999000001';
const read = (text: string) => readPayrollFile(new TextEncoder().encode(text), { name: 'x' });

describe('a file of payments is no payroll', () => {
  it.each([
    [
      'a table',
      `Рахунок платника;Рахунок отримувача;Отримувач;Код отримувача;Сума;Призначення платежу\r\n${OWN};${IBAN};ТОВ;92000019;10,00;Оплата`,
    ],
    [
      'our template',
      `oper_n;oper_date;acn_d;acn_c;name_c;okpo_c;sum_cur;pay_purp\r\n1;;${OWN};${IBAN};ТОВ;92000019;10,00;О`,
    ],
    [
      'a title above a table',
      `Платежі\r\n\r\nРахунок платника\tРахунок отримувача\tОтримувач\tКод отримувача\tСума\tПризначення\r\n${OWN}\t${IBAN}\tТОВ\t92000019\t10,00\tО`,
    ],
    ['CORP2', `ndoc;dt;acccli;acccor;okpocor;namecor;summa;nazn\r\n1;01.07.2026;${OWN};${IBAN};92000019;ТОВ;100;О`],
    [
      '1C',
      `1CClientBankExchange\r\nСекцияДокумент=Платежное поручение\r\nПлательщикСчет=${OWN}\r\nПолучательСчет=${IBAN}\r\nСумма=10.00\r\nКонецДокумента\r\nКонецФайла`,
    ],
    [
      'iBank 2 UA',
      `Content-Type=doc/ua_payment\r\n\r\nNUM_DOC=1\r\nAMOUNT=1.50\r\nCLN_ACCOUNT=${OWN}\r\nRCPT_ACCOUNT=${IBAN}`,
    ],
    [
      'a statement with the direction in a column',
      `Дата операції;Номер документа;Операція;Сума;Валюта;Назва контрагента;Код контрагента;IBAN контрагента;Призначення платежу\r\n15.07.2026;101;Дебет;1.50;UAH;ТОВ Світанок Постач;92000019;${IBAN};Оплата за товар`,
    ],
    ['pain.001', '<?xml version="1.0"?><Document><CstmrCdtTrfInitn><PmtInf/></CstmrCdtTrfInitn></Document>'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual({ ok: false, fault: { key: 'paymentsNotPayroll' } });
  });

  it('but a salary list with the words of one is', async () => {
    const outcome = await read(
      `Отримувач;РНОКПП;Рахунок отримувача;Сума;Призначення\r\nТестенко Іван Петрович;1234567899;${IBAN};10,00;Зарплата`,
    );
    expect(outcome.ok && outcome.value.records).toHaveLength(1);
  });
});

describe('a sentence of free text', () => {
  it.each([
    ['Тестенко Іван Петрович, ІПН 2222222222, рахунок UA263052990000026006999000301 - 23750,39 грн', false],
    [
      'Зарплата за липень: Тестенко Іван Петрович, РНОКПП 2222222222, IBAN UA263052990000026006999000301, сума 23750,39 грн',
      false,
    ],
    ['Тестенко Іван Петрович бухгалтер, рахунок UA263052990000026006999000301 - 23750,39 грн', true],
  ])('puts none of its words into the name: %s', async (line, isBroken) => {
    const outcome = await read(line);
    if (!outcome.ok) throw new Error(outcome.fault.key);
    const [record] = outcome.value.records;
    expect(record).toMatchObject({ lastName: 'Тестенко', firstName: 'Іван', account: IBAN, amount: '23750,39' });
    expect([record?.isBroken ?? false, record?.middleName === 'Петрович']).toEqual([isBroken, !isBroken]);
  });
});

it('ten zeros in place of a tax number are told', async () => {
  const outcome = await read(`ПІБ;РНОКПП;Рахунок;Сума\r\nТестенко Іван Петрович;0000000000;${IBAN};10,00`);
  expect(outcome.ok && outcome.value.records[0]).toMatchObject({ taxCode: '', saidCode: '0000000000' });
});
