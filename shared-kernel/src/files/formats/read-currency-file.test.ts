import { utils, write } from 'xlsx';
import { readCurrencyFile } from './read-currency-file';
import type { ReadingOptions } from './recognise';

const reading = (content: string | Uint8Array, options: Partial<ReadingOptions> = {}) =>
  readCurrencyFile(typeof content === 'string' ? new TextEncoder().encode(content) : content, {
    name: 'x',
    ...options,
  });

async function rowsOf(content: string | Uint8Array, options: Partial<ReadingOptions> = {}) {
  const file = await reading(content, options);
  if (!file.ok) throw new Error(file.fault.key);
  return file.value.records.map(({ row }) => row);
}
const faultOf = async (content: string | Uint8Array) => {
  const file = await reading(content);
  return file.ok ? null : file.fault;
};

function workbook(...rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const workbook = write(
    { SheetNames: ['Лист1'], Sheets: { Лист1: sheet } },
    { type: 'array', bookType: 'xlsx' },
  ) as ArrayBuffer;
  return new Uint8Array(workbook);
}

describe('a table of currency documents', () => {
  it.each([
    ['the names of the wire', 'pmt_num;amount;cur_ref;acnt_co;ben_bank_swift;contracts'],
    ['Ukrainian headings', '№;Сума;Валюта;IBAN отримувача;SWIFT банку отримувача;Контракт'],
    ['Russian headings', 'Номер документа;Сумма;Валюта;Счет получателя;SWIFT банка получателя;Контракты'],
    ['English headings', 'Number;Amount;Ccy;Beneficiary IBAN;Beneficiary bank BIC;Contract number'],
  ])('is read by %s, below a title too', async (_, head) => {
    const text = ['Реєстр платежів;;;;;', head, '7;100,50;EUR;DE89;DEUTDEFF;"A, 1"'].join('\r\n');
    expect(await rowsOf(text)).toEqual([
      {
        pmt_num: '7',
        amount: '100,50',
        cur_ref: 'EUR',
        acnt_co: 'DE89',
        ben_bank_swift: 'DEUTDEFF',
        contracts: 'A, 1',
      },
    ]);
  });

  it('of Excel has its days and amounts as numbers', async () => {
    const rows = await rowsOf(
      workbook(
        ['Номер', 'Дата', 'Сума', 'Валюта', 'Дата договору', 'Код отримувача'],
        [8, 46218, 0.1 + 0.2, 'USD', 45000, 12345],
        [9, 20260715, 1.005, 'USD', '', 'ABC'],
      ),
    );
    expect(rows).toEqual([
      {
        pmt_num: '8',
        doc_date: '2026-07-15',
        amount: '0.30',
        cur_ref: 'USD',
        dog_date: '2023-03-15',
        okpo_co: '12345',
      },
      { pmt_num: '9', doc_date: '20260715', amount: '1.005', cur_ref: 'USD', okpo_co: 'ABC' },
    ]);
  });

  it('of Excel says of a long number that it has lost digits: it was an account', async () => {
    const rows = await rowsOf(
      workbook(
        ['Сума', 'Валюта', 'Рахунок отримувача'],
        [1, 'USD', 123456789012345],
        [1, 'USD', 1234567890123450],
        [1, 'USD', 12345678901234500000],
      ),
    );
    expect(rows.map((row) => row.acnt_co)).toEqual(['123456789012345', '1.23456789012345e+15', '1.23456789012345e+19']);
  });

  it('tells which columns were taken for what, and takes the one that a person chooses', async () => {
    const text = 'amount;Сума;cur_ref\r\n1;2;EUR';
    const file = await reading(text);
    expect(file.ok && file.value.about.columns).toMatchObject({ recognised: { amount: 0 }, doubtful: { amount: [1] } });
    expect(await rowsOf(text, { columns: { amount: 1 } })).toEqual([{ amount: '2', cur_ref: 'EUR' }]);
  });

  it('of which a row was torn apart marks that row', async () => {
    const file = await reading('amount;cur_ref;pay_purp\r\n1;EUR;a;b');
    expect(file.ok && file.value.records[0]?.isBroken).toBe(true);
  });
});

const HEADER = (sum: string, count: string) =>
  `<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-07-15T09:00:00</CreDtTm><NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum}</CtrlSum></GrpHdr>`;

const VERSION_3 = (sum = '1500.25', count = '1') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>${HEADER(sum, count)}
<PmtInf><PmtInfId>P1</PmtInfId><PmtMtd>TRF</PmtMtd><ReqdExctnDt>2026-07-17</ReqdExctnDt>
<Dbtr><Nm>KALYNOVA BRAMA LLC</Nm></Dbtr><DbtrAcct><Id><IBAN>UA603516070000026003999000001</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId><BIC>SBXXUA2X</BIC></FinInstnId></DbtrAgt><ChrgBr>DEBT</ChrgBr>
<CdtTrfTxInf><PmtId><InstrId>INV-77/A</InstrId><EndToEndId>NOTPROVIDED</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="USD">1500.25</InstdAmt></Amt>
<IntrmyAgt1><FinInstnId><BIC>CHASUS33XXX</BIC><Nm>JPMORGAN CHASE</Nm></FinInstnId></IntrmyAgt1>
<CdtrAgt><FinInstnId><BIC>BOFAUS3N</BIC><ClrSysMmbId><MmbId>026009593</MmbId></ClrSysMmbId><Nm>BANK OF AMERICA</Nm>
<PstlAdr><Ctry>US</Ctry><AdrLine>100 N Tryon St</AdrLine></PstlAdr></FinInstnId></CdtrAgt>
<CdtrAgtAcct><Id><Othr><Id>400123</Id></Othr></Id></CdtrAgtAcct>
<Cdtr><Nm>Test Parts Inc</Nm><PstlAdr><Ctry>US</Ctry><AdrLine>350 Fifth Avenue</AdrLine><AdrLine>New York, NY 10118</AdrLine></PstlAdr>
<Id><OrgId><Othr><Id>13-1234567</Id></Othr></OrgId></Id></Cdtr>
<CdtrAcct><Id><Othr><Id>000123456789</Id></Othr></Id></CdtrAcct>
<RmtInf><Ustrd>INVOICE 77</Ustrd><Ustrd>SPARE PARTS</Ustrd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>`;

const VERSION_9 = `<p:Document xmlns:p="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><p:CstmrCdtTrfInitn>
<p:GrpHdr><p:MsgId>M</p:MsgId><p:CreDtTm>2026-07-15T09:00:00</p:CreDtTm><p:NbOfTxs>1</p:NbOfTxs></p:GrpHdr>
<p:PmtInf><p:ReqdExctnDt><p:Dt>2026-07-15</p:Dt></p:ReqdExctnDt><p:DbtrAcct><p:Id><p:IBAN>UA60</p:IBAN></p:Id></p:DbtrAcct>
<p:CdtTrfTxInf><p:PmtId><p:EndToEndId>41</p:EndToEndId></p:PmtId><p:Amt><p:InstdAmt Ccy="EUR">10</p:InstdAmt></p:Amt>
<p:ChrgBr>SHAR</p:ChrgBr><p:CdtrAgt><p:FinInstnId><p:BICFI>DEUTDEFF</p:BICFI></p:FinInstnId></p:CdtrAgt>
<p:Cdtr><p:Nm>A</p:Nm><p:PstlAdr><p:StrtNm>Ring</p:StrtNm><p:BldgNb>5</p:BldgNb><p:PstCd>10115</p:PstCd><p:TwnNm>Berlin</p:TwnNm>
<p:CtrySubDvsn>BE</p:CtrySubDvsn><p:Ctry>DE</p:Ctry></p:PstlAdr></p:Cdtr>
<p:CdtrAcct><p:Id><p:IBAN>DE89</p:IBAN></p:Id></p:CdtrAcct></p:CdtTrfTxInf></p:PmtInf></p:CstmrCdtTrfInitn></p:Document>`;

describe('pain.001 in currency', () => {
  it('of version 3 gives banks, lines of an address, the charges of its group; the counter gives a number', async () => {
    const [row] = await rowsOf(VERSION_3());
    expect(row).toMatchObject({
      pmt_num: '',
      doc_date: '2026-07-15',
      val_date: '2026-07-17',
      cur_ref: 'USD',
      amount: '1500.25',
      acn_id: 'UA603516070000026003999000001',
      fee_type: 'DEBT',
      pay_purp: 'INVOICE 77 SPARE PARTS',
      name_co: 'Test Parts Inc',
      okpo_co: '13-1234567',
      acnt_co: '000123456789',
      ben_country: 'US',
      ben_addr: '350 Fifth Avenue, New York, NY 10118',
      ben_bank_swift: 'BOFAUS3N',
      ben_bank_name: 'BANK OF AMERICA',
      ben_bank_bic: '026009593',
      ben_bank_cntry: 'US',
      ben_bank_addr: '100 N Tryon St',
      ben_bank_coracn: '400123',
      int_bank_swift: 'CHASUS33XXX',
      int_bank_name: 'JPMORGAN CHASE',
    });
  });

  it('of version 9 gives an address in parts; a payment for today has no value date of its own', async () => {
    const [row] = await rowsOf(VERSION_9);
    expect(row).toMatchObject({
      pmt_num: '41',
      val_date: '',
      fee_type: 'SHAR',
      ben_town: 'Berlin',
      ben_street: 'Ring',
      ben_bldg: '5',
      ben_pcode: '10115',
      ben_region: 'BE',
      ben_country: 'DE',
      ben_bank_swift: 'DEUTDEFF',
    });
  });

  it('of which a part was lost is refused', async () => {
    expect(await faultOf(VERSION_3('1500.26'))).toEqual({
      key: 'controlSumDiffers',
      params: { what: 'CtrlSum', said: '1500.26', found: '1500.25' },
    });
    expect(await faultOf(VERSION_3('1500.25', '2'))).toMatchObject({ params: { what: 'NbOfTxs', found: '1' } });
  });
});

describe('a file that is none of currency documents', () => {
  it.each([
    ['another table', 'a;b\r\n1;2', 'unknownStructure'],
    ['hryvnia payments of our own template without a currency', 'oper_n;sum_cur;acn_c\r\n1;2;3', 'unknownStructure'],
    ['XML that is broken', '<Document><a></Document>', 'impFileCorrupted'],
    ['XML of something else', '<Document><Other/></Document>', 'unknownStructure'],
    ['an entity that would unpack itself', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 'impFileCorrupted'],
    ['nothing', '', 'impFileCorrupted'],
    ['a page that is called a workbook', '<html><table></table></html>', 'spreadsheetAsText'],
  ])('%s is refused', async (_, content, key) => {
    expect((await faultOf(content))?.key).toBe(key);
  });

  it('a picture, and a workbook cut in half, are refused', async () => {
    expect((await faultOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])))?.key).toBe('unknownFileFormat');
    const whole = workbook(['amount', 'cur_ref'], [1, 'EUR']);
    expect((await faultOf(whole.subarray(0, whole.length / 2)))?.key).toBe('impFileCorrupted');
  });
});

describe('a statement of an account', () => {
  const STATEMENT =
    'Дата операції;Номер документа;{};Сума;Валюта;Назва контрагента;IBAN контрагента;Призначення платежу';
  const statement = (heading: string, ...values: readonly string[]) =>
    [
      STATEMENT.replace('{}', heading),
      ...values.map(
        (value, at) => `15.07.2026;${at + 1};${value};100,50;EUR;TEST GMBH;DE89370400440532013000;INVOICE 7`,
      ),
    ].join('\r\n');

  it.each([
    ['Операція', ['Дебет', 'Кредит']],
    ['Операція', ['Кредит', 'Кредит']],
    ['Тип операції', ['Списання', 'Зарахування']],
    ['Дт/Кт', ['Дт', 'Кт']],
    ['DK', ['1', '0']],
    ['DK', ['0', '0']],
    ['Direction', ['incoming']],
  ])('is no list of payments: «%s» with %j', async (heading, values) => {
    expect(await faultOf(statement(heading, ...values))).toEqual({ key: 'statementNotPayments' });
  });

  it('is told from a list of documents, of which a column names the kind or one amount has a minus', async () => {
    const kinds = ['Операція;Номер;Сума;Валюта', 'Купівля валюти;7;100,50;EUR', 'Продаж валюти;8;-1,00;EUR'];
    expect((await rowsOf(kinds.join('\r\n'))).map(({ pmt_type }) => pmt_type)).toEqual([
      'Купівля валюти',
      'Продаж валюти',
    ]);
  });
});
