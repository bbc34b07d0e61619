import { utils, write } from 'xlsx';
import { createCurrencyRowReader } from '../../domain/rules';
import { CONTRACT, DOLLAR_ACCOUNT, EURO_ACCOUNT, OWN_BANK_CODE } from '../../domain/rules/currency/testing';
import { BANK_DAY, VALID_ACCOUNT } from '../../domain/rules/testing';
import { encodeText } from '../encoding';
import { readCurrencyFile } from './read-currency-file';

const judge = createCurrencyRowReader({
  bankDay: BANK_DAY,
  ownBankCode: OWN_BANK_CODE,
  accounts: [VALID_ACCOUNT, EURO_ACCOUNT, DOLLAR_ACCOUNT],
  contracts: [CONTRACT],
});

async function judged(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = await readCurrencyFile(bytes, { name: 'x' });
  if (!file.ok) throw new Error(file.fault.key);
  return file.value.records.map(({ row }) => {
    const { document, problems } = judge(row);
    if (document.type !== 2) throw new Error('no payment');
    return { payment: document.payment, problems: problems.map(({ field, key }) => `${field} ${key}`) };
  });
}

interface Partner {
  readonly account: string;
  readonly swift: string;
  readonly bank: string;
  readonly code?: string;
  readonly country?: string;
}
const PARTNERS: Readonly<Record<string, Partner>> = {
  Germany: { account: 'DE02 1203 0000 0000 2020 51', swift: 'BYLADEM1001', bank: 'DEUTSCHE KREDITBANK' },
  Poland: { account: 'PL10105000997603123456789123', swift: 'INGBPLPW', bank: 'ING BANK SLASKI' },
  'the United Kingdom': { account: 'GB33 BUKB 2020 1555 5555 55', swift: 'BUKBGB22', bank: 'BARCLAYS' },
  France: { account: 'FR1420041010050500013M02606', swift: 'PSSTFRPP', bank: 'LA BANQUE POSTALE' },
  'the Netherlands': { account: 'NL91ABNA0417164300', swift: 'ABNANL2A', bank: 'ABN AMRO' },
  Italy: { account: 'IT60X0542811101000000123456', swift: 'BLOPIT22', bank: 'UBI BANCA' },
  Switzerland: { account: 'CH9300762011623852957', swift: 'BLKBCH22', bank: 'BANK' },
  Turkey: { account: 'TR330006100519786457841326', swift: 'TGBATRIS', bank: 'GARANTI' },
  'the Emirates': { account: 'AE070331234567890123456', swift: 'BOMLAEAD', bank: 'MASHREQ' },
  'the USA': { account: '000123456789', swift: 'CHASUS33', bank: 'JPMORGAN', code: '021000021', country: 'US' },
  China: { account: '6222021234567890123', swift: 'ICBKCNBJ', bank: 'ICBC', code: '102100099996', country: 'CN' },
  Japan: { account: '1234567', swift: 'MHCBJPJT', bank: 'MIZUHO', country: 'JP' },
  Mexico: { account: '032180000118359719', swift: 'BCMRMXMM', bank: 'BBVA', country: 'MX' },
};
const HEAD =
  'Номер;Дата;Сума;Валюта;Рахунок платника;Отримувач;Рахунок отримувача;Країна отримувача;Місто отримувача;SWIFT банку отримувача;Назва банку отримувача;Код банку отримувача;Інша підстава;Призначення платежу';

function line({ account, swift, bank, code = '', country = '' }: Partner): string {
  const own = ['7', '15.07.2026', '1 234,56', 'EUR', EURO_ACCOUNT.iban, 'TEST PARTNER'];
  return [...own, account, country, 'Town', swift, bank, code, 'Invoice 7', 'PAYMENT FOR GOODS'].join(';');
}

describe('a beneficiary in', () => {
  it.each(Object.entries(PARTNERS))('%s is read whole', async (_, partner) => {
    const [row] = await judged(`${HEAD}\r\n${line(partner)}`);
    expect(row?.problems).toEqual([]);
    expect(row?.payment).toMatchObject({ amount: '1 234,56', beneficiaryBank: { swift: partner.swift } });
    expect(row?.payment.beneficiary.country).not.toBe('');
  });

  it.each<[string, Partial<Partner>, string]>([
    ['Germany', { account: 'DE0212030000000020205' }, 'acnt_co invalidIban'],
    ['Poland', { account: 'PL11105000997603123456789123' }, 'acnt_co invalidIban'],
    ['the USA', { code: '021000022' }, 'ben_bank_bic invalidRoutingNumber'],
    ['the USA', { account: '' }, 'acnt_co emptyField'],
    ['China', { code: '10210009999' }, 'ben_bank_bic invalidNationalCode'],
    ['the United Kingdom', { code: '12345' }, 'ben_bank_bic invalidNationalCode'],
    ['Mexico', { account: '032180000118359718' }, 'acnt_co invalidClabe'],
    ['Turkey', { account: '12345678' }, 'acnt_co invalidIban'],
    ['France', { swift: 'PSSTFR' }, 'ben_bank_swift sep4.identity.invalidCodeValueBIC'],
  ])('%s with %p is told what is wrong', async (country, changes, problem) => {
    const [row] = await judged(`${HEAD}\r\n${line({ ...(PARTNERS[country] as Partner), ...changes })}`);
    expect(row?.problems).toContain(problem);
  });
});

describe('a file of another program', () => {
  const german = line(PARTNERS['Germany'] as Partner);
  const as = (separator: string) =>
    [HEAD, german]
      .map((one) =>
        one
          .split(';')
          .map((cell) => (cell.includes(separator) ? `"${cell}"` : cell))
          .join(separator),
      )
      .join('\r\n');

  it.each([
    ['semicolons', () => as(';')],
    ['commas', () => as(',')],
    ['tabs', () => as('\t')],
    ['bars', () => as('|')],
    ['a mark of UTF-8 and Unix line ends', () => `\ufeff${as(';').replaceAll('\r\n', '\n')}`],
    ['windows-1251', () => encodeText(as(';'), 'windows-1251').bytes],
    ['cp866', () => encodeText(as(';').replaceAll('і', 'i'), 'cp866').bytes],
  ])('with %s is read', async (_, content) => {
    const [row, ...others] = await judged(content());
    expect(others).toEqual([]);
    expect(row?.problems).toEqual([]);
    expect(row?.payment).toMatchObject({
      number: '7',
      documentDate: '2026-07-15',
      amount: '1 234,56',
      currencyCode: '978',
      beneficiary: { name: 'TEST PARTNER', account: 'DE02120300000000202051', country: '276' },
    });
  });

  it('as a workbook has its days, amounts, numbers and codes as numbers', async () => {
    const cells: (string | number)[] = german.split(';');
    // 15.07.2026 as Excel's day number, and the result of a typed number.
    [cells[0], cells[1], cells[2]] = [7, 46218, 1234.56];
    const sheet = utils.aoa_to_sheet([['Реєстр платежів'], [], HEAD.split(';'), cells]);
    const bytes = write(
      { SheetNames: ['1'], Sheets: { 1: sheet } },
      { type: 'array', bookType: 'xlsx' },
    ) as ArrayBuffer;
    const [row] = await judged(new Uint8Array(bytes));
    expect(row?.problems).toEqual([]);
    expect(row?.payment).toMatchObject({ number: '7', documentDate: '2026-07-15', amount: '1234.56' });
  });
});

function group(id: string, account: string, currency: string, prefix: string, isNew: boolean): string {
  const day = isNew ? '<Dt>2026-07-16</Dt>' : '2026-07-16';
  const bic = isNew ? 'BICFI' : 'BIC';
  const xml = `<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><ReqdExctnDt>${day}</ReqdExctnDt>
<Dbtr><Nm>KALYNOVA BRAMA</Nm></Dbtr><DbtrAcct><Id><IBAN>${account}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId><${bic}>SBXXUA2X</${bic}></FinInstnId></DbtrAgt><UltmtDbtr><Nm>Sister LLC</Nm></UltmtDbtr>
<CdtTrfTxInf><PmtId><InstrId>REF/${id}</InstrId><EndToEndId>E2E-${id}</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="${currency}">100.00</InstdAmt></Amt><ChrgBr>SHAR</ChrgBr>
<CdtrAgt><FinInstnId><${bic}>BYLADEM1001</${bic}><Nm>DEUTSCHE KREDITBANK</Nm></FinInstnId></CdtrAgt>
<Cdtr><Nm>TEST PARTNER</Nm><PstlAdr><Ctry>DE</Ctry><AdrLine>Teststrasse 3</AdrLine><AdrLine>10115 Berlin</AdrLine></PstlAdr></Cdtr>
<CdtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></CdtrAcct>
<RmtInf><Ustrd>INVOICE 7</Ustrd><Ustrd>OF 01.07.2026</Ustrd></RmtInf></CdtTrfTxInf></PmtInf>`;
  return prefix === '' ? xml : xml.replace(/<(\/?)(\w)/g, `<$1${prefix}:$2`);
}

function initiation(version: '03' | '09', prefix: string): string {
  const isNew = version === '09';
  const name = (one: string) => (prefix === '' ? one : `${prefix}:${one}`);
  const element = (one: string, content: string) => `<${name(one)}>${content}</${name(one)}>`;
  const head = element(
    'GrpHdr',
    element('MsgId', 'M1') +
      element('CreDtTm', '2026-07-15T09:00:00+03:00') +
      element('NbOfTxs', '2') +
      element('CtrlSum', '200'),
  );
  const groups = ['978', '840'].map((code, place) =>
    group(
      String(place),
      code === '978' ? EURO_ACCOUNT.iban : DOLLAR_ACCOUNT.iban,
      code === '978' ? 'EUR' : 'USD',
      prefix,
      isNew,
    ),
  );
  const space = `xmlns${prefix && ':'}${prefix}="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}"`;
  const inside = element('CstmrCdtTrfInitn', head + groups.join('\n'));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by a bank -->\n<${name('Document')} ${space}>${inside}</${name('Document')}>`;
}

describe('pain.001 of another bank’s software', () => {
  it.each([
    ['03', ''],
    ['03', 'ns2'],
    ['09', ''],
    ['09', 'p'],
  ] as const)('of version %s with the prefix "%s" gives the payments of all its groups', async (version, prefix) => {
    const rows = await judged(initiation(version, prefix));
    expect(rows.map(({ payment }) => [payment.debitAccountId, payment.currencyCode])).toEqual([
      [EURO_ACCOUNT.id, '978'],
      [DOLLAR_ACCOUNT.id, '840'],
    ]);
    expect(rows[0]?.payment).toMatchObject({
      // A reference with letters is not a document number: the counter assigns one.
      number: '',
      documentDate: '2026-07-15',
      valueDate: '2026-07-16',
      feePayer: 'SHA',
      amount: '100.00',
      purpose: 'INVOICE 7 OF 01.07.2026',
      beneficiary: { address: 'Teststrasse 3, 10115 Berlin', country: '276' },
      ultimateDebtor: { name: 'Sister LLC' },
    });
    expect(rows[0]?.problems).toEqual([
      'buy_base emptyField',
      'ben_town addressToConfirm',
      'ud_type fillThisField',
      'ud_code fillThisField',
    ]);
  });
});
