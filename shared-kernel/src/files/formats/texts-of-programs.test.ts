import { BANK_DAY } from '../../domain/rules/testing';
import { addDays } from '../../domain/dates';
import { createCodePageWriter, decodeText, type CodePage } from '../encoding';
import { readDataFile } from '../testing/samples';
import { readPaymentsFile } from '.';
import type { ReadingOptions } from './recognise';

const IBAN = 'UA603516070000026003999000001';
const RECEIVER = 'UA263052990000026006999000301';

async function reading(bytes: Uint8Array | string, options: Partial<ReadingOptions> = {}) {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return readPaymentsFile(content, { name: 'payments.txt', ...options });
}
async function recordsOf(bytes: Uint8Array | string) {
  const outcome = await reading(bytes);
  if (!outcome.ok) throw new Error(outcome.fault.key);
  const { about, records } = outcome.value;
  return { format: about.format, encoding: about.encoding, records, rows: records.map(({ row }) => row) };
}
const faultOf = async (bytes: Uint8Array | string) => {
  const outcome = await reading(bytes);
  return outcome.ok ? null : outcome.fault.key;
};
const inCodePage = (text: string, codePage: CodePage) => {
  const writer = createCodePageWriter(codePage);
  return writer.bytes(writer.substitute(text));
};

const FIRST = { acn_d: IBAN, acn_c: RECEIVER, sum_cur: '1200.00', okpo_c: '92000019', oper_date: '01.07.2026' };

describe('a text of 1C', () => {
  it.each([
    ['payments_1c_windows.txt', 'windows-1251', 'ТОВ «Світанок Постач»'],
    ['payments_1c_dos.txt', 'cp866', 'ТОВ "Світанок Постач"'],
  ])('%s is read in %s', async (name, encoding, receiver) => {
    const records = await recordsOf(readDataFile(`samples/${name}`));
    expect([records.format, records.encoding]).toEqual(['oneC', encoding]);
    expect(records.rows).toHaveLength(2);
    expect(records.rows[0]).toMatchObject({
      ...FIRST,
      oper_n: '101',
      name_c: receiver,
      cur_ref: '980',
      pay_purp: 'Оплата за товар згідно рах. №15, у т.ч. ПДВ 20% 200.00',
    });
  });

  const whole = decodeText(readDataFile('samples/payments_1c_windows.txt'), 'windows-1251');

  it('that was cut anywhere is refused', async () => {
    const lines = whole.trimEnd().split('\r\n');
    for (const count of [lines.length - 1, lines.length - 2, 15, 1])
      expect([count, await faultOf(lines.slice(0, count).join('\r\n'))]).toEqual([count, 'impFileCorrupted']);
  });

  it('tells a document that is no payment instruction from one that is', async () => {
    const { records } = await recordsOf(
      whole.replace('СекцияДокумент=Платежное поручение', 'СекцияДокумент=Платежное требование'),
    );
    expect(records.map(({ isBroken }) => isBroken)).toEqual([true, undefined]);
  });

  it('joins a purpose that stands in lines of their own', async () => {
    const { rows } = await recordsOf(
      whole.replace(/НазначениеПлатежа=(.*)/, 'НазначениеПлатежа1=Оплата\r\nНазначениеПлатежа2=за товар'),
    );
    expect(rows[0]?.pay_purp).toBe('Оплата за товар');
  });
});

describe('a text of iBank 2 UA', () => {
  it('gives its payments', async () => {
    const { format, rows } = await recordsOf(readDataFile('samples/payments_ibank2.txt'));
    expect([format, rows.length]).toEqual(['iBank2', 2]);
    expect(rows[0]).toMatchObject({ ...FIRST, oper_datev: '01.07.2026', name_c: 'ТОВ «Світанок Постач»' });
  });

  it('needs no empty line between its payments', async () => {
    const text = 'Content-Type=doc/ua_payment\nNUM_DOC=1\nAMOUNT=5\nNUM_DOC=2\nAMOUNT=6';
    expect((await recordsOf(text)).rows).toEqual([
      { oper_n: '1', sum_cur: '5' },
      { oper_n: '2', sum_cur: '6' },
    ]);
  });

  it('that holds a payroll is of another structure', async () => {
    expect(await faultOf(readDataFile('samples/payroll_ibank2.txt'))).toBe('unknownStructure');
  });
});

describe('a statement of iFOBS', () => {
  function line(cells: readonly (readonly [from: number, text: string])[]): string {
    const characters = Array.from(' '.repeat(660));
    for (const [from, text] of cells) characters.splice(from - 1, text.length, ...text);
    return characters.join('');
  }
  const payment = line([
    [1, '351607'],
    [10, '26003999000001'],
    [29, IBAN],
    [58, '305299'],
    [86, RECEIVER],
    [115, '0'],
    [116, '120000'.padStart(16)],
    [134, '101'],
    [144, '980'],
    [147, '260701'],
    [159, 'ТОВ «Калинова Брама»'],
    [197, 'ТОВ «Світанок Постач»'],
    [235, 'Оплата за товар'],
    [460, '91000017'],
    [474, '92000019'],
  ]);

  it('in lines of 660 characters is read by places, kopecks as hryvnias', async () => {
    const { format, rows } = await recordsOf(inCodePage(`${payment}\r\n${payment}\r\n`, 'windows-1251'));
    expect([format, rows.length]).toEqual(['iFobsText', 2]);
    expect(rows[0]).toMatchObject({ ...FIRST, oper_date: '20260701', oper_n: '101', pay_purp: 'Оплата за товар' });
  });

  it('with a line of another length was damaged', async () => {
    expect(await faultOf(inCodePage(`${payment}\r\n${payment.slice(0, 600)}`, 'windows-1251'))).toBe(
      'impFileCorrupted',
    );
  });

  it('as XML is read by attributes, an incoming payment the other way round', async () => {
    const row = (side: string) =>
      `<ROW BANKID="351607" IBAN="${IBAN}" IDENTIFYCODE="91000017" CONTRAGENTSNAME="ТОВ Калина" CORRBANKID="305299" CORRIBAN="${RECEIVER}" CORRIDENTIFYCODE="92000019" CORRCONTRAGENTSNAME="ТОВ &quot;Світанок&quot;" OPERATIONID="${side}" SUMMA="120000" DOCUMENTNO="101" DOCUMENTDATE="20260701" CURRENCYID="980" PLATPURPOSE="Оплата"/>`;
    const xml = `<?xml version="1.0" encoding="windows-1251"?><ROWDATA>${row('0')}${row('1')}</ROWDATA>`;
    const { format, rows } = await recordsOf(inCodePage(xml, 'windows-1251'));
    expect(format).toBe('iFobsXml');
    expect(rows[0]).toMatchObject({ ...FIRST, oper_date: '20260701', name_c: 'ТОВ "Світанок"' });
    expect(rows[1]).toMatchObject({ acn_d: RECEIVER, acn_c: IBAN, okpo_c: '91000017' });
  });
});

describe('a table of another bank', () => {
  it('of CORP2 counts kopecks', async () => {
    const text = `ndoc;dt;dv;acccli;acccor;okpocor;namecor;summa;val;nazn;cod_cor;add_req\r\n101;01.07.2026;;${IBAN};${RECEIVER};92000019;ТОВ Світанок;120000;980;Оплата;;`;
    const { format, rows } = await recordsOf(text);
    expect(format).toBe('corp2');
    expect(rows).toEqual([{ ...FIRST, oper_n: '101', name_c: 'ТОВ Світанок', cur_ref: '980', pay_purp: 'Оплата' }]);
  });

  it.each([
    ['120000.00', '1200.00'],
    ['7', '0.07'],
    ['1200.50', '1200.50 коп.'],
    ['сто', 'сто коп.'],
  ])('of CORP2 does not take what is no count of kopecks for hryvnias: %s', async (summa, amount) => {
    const { rows } = await recordsOf(`acccli;acccor;namecor;okpocor;nazn;summa\r\n1;2;3;4;5;${summa}`);
    expect(rows[0]?.sum_cur).toBe(amount);
  });

  it.each([
    ['a payment of the client', 'dk', '1', IBAN],
    ['an incoming payment', 'dk', '2', RECEIVER],
  ])('of CORP2 names the payer of %s', async (_, column, side, payer) => {
    const { rows } = await recordsOf(`acccli;acccor;summa;${column}\r\n${IBAN};${RECEIVER};1;${side}`);
    expect(rows[0]?.acn_d).toBe(payer);
  });

  it('of CORP2 before 2023 has sides A and B', async () => {
    const text = `kb_a;kk_a;kb_b;kk_b;d_k;summa;ndoc;i_va;da_doc;nk_a;nk_b;nazn;kod_a;kod_b\r\n351607;${IBAN};305299;${RECEIVER};1;120000;101;980;01.07.2026;К;С;Оплата;91000017;92000019`;
    expect((await recordsOf(text)).rows[0]).toMatchObject({ ...FIRST, name_c: 'С' });
  });

  it('of PrivatBank counts hryvnias', async () => {
    const text = `N_D;DATE;SUMMA;NAME_A;COUNT_A;MFO_A;NAME_B;MFO_B;COUNT_B;N_P;VAL;OKPO_A;OKPO_B\r\n101;01.07.2026;1200.00;К;${IBAN};351607;С;305299;${RECEIVER};Оплата;980;91000017;92000019`;
    const { format, rows } = await recordsOf(text);
    expect(format).toBe('privatbank');
    expect(rows[0]).toMatchObject({ ...FIRST, name_c: 'С' });
  });
});

describe('a table that people make', () => {
  it.each([
    ['Ukrainian', 'Рахунок платника;Рахунок отримувача;Отримувач;Код отримувача;Сума;Призначення платежу'],
    ['Russian', 'Счёт плательщика;Счёт получателя;Получатель;ОКПО получателя;Сумма;Назначение платежа'],
    ['English', 'Debit account;Credit account;Beneficiary name;Beneficiary code;Amount;Payment details'],
    ['our template', 'ACN_D;ACN_C;NAME_C;OKPO_C;SUM_CUR;PAY_PURP'],
    ['a statement’s', 'Рахунок;Рахунок кореспондента;Кореспондент;ЄДРПОУ кореспондента;Дебет;Призначення платежу'],
  ])('is understood by its headings: %s', async (_, head) => {
    const { rows } = await recordsOf(`${head}\r\n${IBAN};${RECEIVER};ТОВ Світанок;92000019;1200,00;Оплата`);
    expect(rows).toEqual([
      {
        acn_d: IBAN,
        acn_c: RECEIVER,
        name_c: 'ТОВ Світанок',
        okpo_c: '92000019',
        sum_cur: '1200,00',
        pay_purp: 'Оплата',
      },
    ]);
  });

  it('means the receiver by "account" and "code" where nobody else is named', async () => {
    const { rows } = await recordsOf(`Отримувач;Рахунок;Код;Сума;Призначення\r\nТОВ;${RECEIVER};92000019;1;О`);
    expect(rows[0]).toMatchObject({ acn_c: RECEIVER, okpo_c: '92000019' });
    expect(rows[0]).not.toHaveProperty('acn_d');
  });

  it('joins a divided purpose: a full part goes on, a shorter one ends a word', async () => {
    const full = 'а'.repeat(53);
    const { rows } = await recordsOf(
      `acn_c;name_c;okpo_c;sum_cur;pay_purp1;pay_purp2;pay_purp3\r\n${RECEIVER};Т;1;1;${full};бб;вв`,
    );
    expect(rows[0]?.pay_purp).toBe(`${full}бб вв`);
  });

  it('keeps quotation marks of names that no program has doubled', async () => {
    const text = `acn_c;name_c;okpo_c;sum_cur;pay_purp\r\n${RECEIVER};"Ромашка" ТОВ;1;1;О\r\n${RECEIVER};ТОВ;2;2;П`;
    expect((await recordsOf(text)).rows.map(({ name_c }) => name_c)).toEqual(['"Ромашка" ТОВ', 'ТОВ']);
  });

  it('is found below a title, and behind the line that Excel writes for itself', async () => {
    const text = `sep=|\r\nРеєстр за липень\r\n\r\nacn_c|name_c|okpo_c|sum_cur|pay_purp\r\n${RECEIVER}|Т|1|1|О`;
    const { records } = await recordsOf(text);
    expect(records.map(({ row }) => row.acn_c)).toEqual([RECEIVER]);
  });

  it('has texts in it that programs have made formulas of, to keep their zeros from a spreadsheet', async () => {
    const text = `SEP=;\r\noper_n;acn_c;name_c;okpo_c;sum_cur;pay_purp\r\n="0017";="${RECEIVER}";="ТОВ ""Калина""";="00032129";1.00;=1+1\r\n`;
    const { records } = await recordsOf(text);
    expect(records.map(({ row }) => row)).toMatchObject([
      { oper_n: '0017', acn_c: RECEIVER, name_c: 'ТОВ "Калина"', okpo_c: '00032129', pay_purp: '=1+1' },
    ]);
  });
});

describe('an initiation of ISO 20022', () => {
  const transfer = (inside: string) =>
    `<CdtTrfTxInf><PmtId><InstrId>101</InstrId><EndToEndId>NOTPROVIDED</EndToEndId></PmtId><Amt><InstdAmt Ccy="UAH">1200.00</InstdAmt></Amt><Cdtr><Nm>ТОВ Світанок</Nm><Id><OrgId><Othr><Id>92000019</Id><SchmeNm><Prtry>USRC</Prtry></SchmeNm></Othr></OrgId></Id></Cdtr><CdtrAcct><Id><IBAN>${RECEIVER}</IBAN></Id></CdtrAcct>${inside}</CdtTrfTxInf>`;
  const file = (date: string, ...transfers: readonly string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><GrpHdr><CreDtTm>${BANK_DAY}T10:00:00</CreDtTm></GrpHdr><PmtInf><ReqdExctnDt>${date}</ReqdExctnDt><Dbtr><Nm>ТОВ Калина</Nm></Dbtr><DbtrAcct><Id><IBAN>${IBAN}</IBAN></Id></DbtrAcct>${transfers.join('')}</PmtInf></CstmrCdtTrfInitn></Document>`;
  const next = addDays(BANK_DAY, 1);

  it.each([
    ['.03', next],
    ['.09', `<Dt>${next}</Dt>`],
  ])('of version %s gives its transfers', async (_, date) => {
    const { format, rows } = await recordsOf(
      file(date, transfer('<RmtInf><Ustrd>Оплата</Ustrd><Ustrd>за товар</Ustrd></RmtInf>')),
    );
    expect(format).toBe('pain001');
    expect(rows[0]).toMatchObject({
      ...FIRST,
      oper_date: BANK_DAY,
      oper_datev: next,
      oper_n: '101',
      cur_ref: 'UAH',
      pay_purp: 'Оплата за товар',
    });
  });

  it('gives a structured purpose and an actual receiver', async () => {
    const inside =
      '<UltmtCdtr><Nm>Умовна</Nm><Id><PrvtId><Othr><Id>0148102804</Id><SchmeNm><Prtry>RNRCT</Prtry></SchmeNm></Othr></PrvtId></Id><CtryOfRes>UA</CtryOfRes></UltmtCdtr><RmtInf><Strd><TaxRmt><Rcrd><CertId>101</CertId><AddtlInf>ЄСВ</AddtlInf></Rcrd></TaxRmt></Strd></RmtInf>';
    expect((await recordsOf(file(next, transfer(inside)))).rows[0]).toMatchObject({
      spp_type: 'budget',
      spp_code: '101',
      spp_inf: 'ЄСВ',
      uc_name: 'Умовна',
      uc_type: 'RNRCT',
      uc_code: '0148102804',
      uc_country: 'UA',
    });
  });

  it('that is no XML, or has a document type, is refused', async () => {
    expect(await faultOf(file(next).slice(0, -20))).toBe('impFileCorrupted');
    expect(await faultOf(`<!DOCTYPE a [<!ENTITY e "x">]>${file(next)}`)).toBe('impFileCorrupted');
    expect(await faultOf('<other></other>')).toBe('unknownStructure');
  });
});
