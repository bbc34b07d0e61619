import { createCurrencyRowReader, toPaymentRow, requestToRow, type CurrencyPaymentDraft } from '../../domain/rules';
import {
  BUY_REQUEST,
  CONTRACT,
  CONVERT_REQUEST,
  DOLLAR_ACCOUNT,
  EURO_ACCOUNT,
  EXTERNAL_PAYMENT,
  OWN_BANK_CODE,
  OWN_PAYMENT,
  SALE_REQUEST,
} from '../../domain/rules/currency/testing';
import { EMPTY_ADDRESS, EMPTY_PARTY } from '../../domain/parties';
import { BANK_DAY, VALID_ACCOUNT } from '../../domain/rules/testing';
import { readXml } from '../../domain/xml';
import { readCurrencyFile } from '../formats';
import { findSchemaFaults } from '../testing/find-schema-faults';
import { buildCurrencyExportTable } from './currency-columns';
import { writeCsv } from './write-csv';
import { writeDbf } from './write-dbf';
import { writePain001 } from './write-pain001';
import { writeWorkbook } from './write-workbook';

const SECOND = { ...CONTRACT, id: '32', number: 'EXP-2026/02' };
const ACCOUNTS = [VALID_ACCOUNT, EURO_ACCOUNT, DOLLAR_ACCOUNT];
const OWN = {
  ibanOf: (id: string) => ACCOUNTS.find((account) => account.id === id)?.iban ?? '',
  contractOf: (id: string) => [CONTRACT, SECOND].find((contract) => contract.id === id)?.number ?? id,
};
const judge = createCurrencyRowReader({
  bankDay: BANK_DAY,
  ownBankCode: OWN_BANK_CODE,
  accounts: ACCOUNTS,
  contracts: [CONTRACT, SECOND],
});

const WHOLE: CurrencyPaymentDraft = {
  ...EXTERNAL_PAYMENT,
  number: '9',
  valueDate: '2026-07-17',
  amount: '1234567.05',
  feePayer: 'OUR',
  fundsSource: 'cred',
  requestId: '9001',
  contracts: [
    { contractId: '31', amount: '1234000.05' },
    { contractId: '32', amount: '567.00' },
  ],
  purpose: `PAYMENT FOR "GOODS" & SERVICES <A>; ${'SPARE PARTS '.repeat(12).trim()}`,
  comment: 'Для банку: купівля за контрактом, документи надіслано разом із заявкою',
  beneficiary: {
    ...EXTERNAL_PAYMENT.beneficiary,
    name: '+PLUS HANDEL GMBH',
    secondCode: '123456789',
    address: 'Teststrasse 3, 10115 Berlin, BE',
  },
  addressParts: { town: 'Berlin', street: 'Teststrasse', building: '3', postCode: '10115', region: 'BE' },
  beneficiaryBank: {
    swift: 'DEUTDEFFXXX',
    name: 'DEUTSCHE BANK AG',
    country: '276',
    address: 'Taunusanlage 12, Frankfurt',
    correspondentAccount: '400123',
    nationalCode: '50070010',
  },
  intermediaryBank: {
    swift: 'CHASUS33XXX',
    name: 'JPMORGAN CHASE',
    country: '840',
    address: '',
    correspondentAccount: '77/1',
    nationalCode: '021000021',
  },
  // Data that cells cannot hold are written as XML.
  ultimateDebtor: {
    ...EMPTY_PARTY,
    name: 'Тестенко Іван & Ко',
    isJuridical: false,
    identificationType: 'RNRCT',
    identificationCode: '0315891687',
    residenceCountry: 'UA',
    birthDate: '1904-02-29',
    birthCountry: 'UA',
    birthPlace: 'Харків',
    address: { ...EMPTY_ADDRESS, street: 'вул. Вигадана', house: '1', city: 'Київ', country: 'UA' },
  },
  ultimateCreditor: {
    ...EMPTY_PARTY,
    name: 'SUB "HANDEL" GMBH',
    identificationType: 'NA',
    identificationCode: '000000000',
    residenceCountry: 'DE',
  },
  structuredPurpose: { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'Мито за травень' },
};
const TAXED: CurrencyPaymentDraft = {
  ...OWN_PAYMENT,
  number: '12',
  structuredPurpose: {
    kind: 'singleAccount',
    taxLines: [
      {
        category: '101',
        account: 'UA913516070000026006999000020',
        amount: '60.00',
        additionalInfo: 'Податок <1>',
      },
      { category: '102', account: 'UA913516070000026006999000020', amount: '40.00', additionalInfo: 'Збір' },
    ],
  },
};
const AGREED: CurrencyPaymentDraft = {
  ...OWN_PAYMENT,
  number: '10',
  debitAccountId: DOLLAR_ACCOUNT.id,
  currencyCode: '840',
};
const OTHER: CurrencyPaymentDraft = {
  ...EXTERNAL_PAYMENT,
  number: '11',
  basis: 'other',
  contracts: [],
  basisText: 'Членський внесок до міжнародної асоціації перевізників',
};
const PAYMENTS = [WHOLE, AGREED, OTHER, TAXED];
const REQUESTS = [
  { ...BUY_REQUEST, number: '1' },
  { ...SALE_REQUEST, number: '2', rateType: 3 as const, customerRate: '44.5', purpose: 'ПРОДАЖ ВИРУЧКИ' },
  { ...CONVERT_REQUEST, number: '3' },
];
const HEAD = {
  messageId: 'NCB-20260715-1',
  createdAt: '2026-07-15T09:00:00',
  payerName: 'ТОВ «Калинова Брама»',
  payerCode: '91000017',
  bankCode: OWN_BANK_CODE,
};

async function readAgain(bytes: Uint8Array) {
  const file = await readCurrencyFile(bytes, { name: 'x' });
  if (!file.ok) throw new Error(file.fault.key);
  return file.value.records.map(({ row }) => judge(row).document);
}
const payments = async (bytes: Uint8Array) =>
  (await readAgain(bytes)).flatMap((document) => (document.type === 2 ? [document.payment] : []));
const requests = async (bytes: Uint8Array) =>
  (await readAgain(bytes)).flatMap((document) => (document.type === 2 ? [] : [document.request]));

const ROWS = [
  ...PAYMENTS.map((payment) => toPaymentRow(payment, OWN)),
  ...REQUESTS.map((request) => requestToRow(request, OWN)),
];

describe('currency documents that were exported', () => {
  it('as pain.001 are valid by its schema', () => {
    const rows = PAYMENTS.map((payment) => toPaymentRow(payment, OWN));
    const files = [rows, ...rows.map((row) => [row])].map((all) => writePain001(all, HEAD).bytes);
    expect(files.flatMap((bytes) => findSchemaFaults(bytes, 'pain.001.001.09'))).toEqual([]);
  });

  it.each([
    ['csv', () => writeCsv(buildCurrencyExportTable(ROWS, false)).bytes],
    ['xlsx', () => writeWorkbook(buildCurrencyExportTable(ROWS, false)).bytes],
  ])('as %s are read as the same documents again', async (_, write) => {
    expect(await payments(write())).toEqual(PAYMENTS);
    expect(await requests(write())).toEqual(REQUESTS);
  });

  it('as dBase are the same documents but for XML, which its columns have no room for and which is told', async () => {
    const file = writeDbf(buildCurrencyExportTable(ROWS, true), 'windows-1251', BANK_DAY);
    const { ultimateDebtor: _, ...whole } = WHOLE;
    const { structuredPurpose: __, ...taxed } = TAXED;
    expect(await payments(file.bytes)).toEqual([whole, AGREED, OTHER, taxed]);
    expect(await requests(file.bytes)).toEqual(REQUESTS);
    expect(file.cut.map(({ row, column }) => `${row} ${column}`)).toEqual(['0 ultmt_dbtr', '3 rmt_strd']);
  });

  it('as pain.001 are the same payments again, a group for each account, currency and day', async () => {
    const rows = PAYMENTS.map((payment) => toPaymentRow(payment, OWN));
    const { bytes, cut } = writePain001(rows, HEAD);
    expect(await payments(bytes)).toEqual(PAYMENTS);
    expect(cut).toEqual([]);
    const xml = readXml(new TextDecoder().decode(bytes));
    const groups = xml.ok ? (xml.root.children[0]?.children.filter(({ name }) => name === 'PmtInf') ?? []) : [];
    expect(groups).toHaveLength(3);
  });

  it('as pain.001 have yen without decimals, and the same amounts again', async () => {
    const yen = {
      ...EXTERNAL_PAYMENT,
      currencyCode: '392',
      amount: '150000.00',
      contracts: [{ contractId: '31', amount: '150000.00' }],
    };
    const { bytes } = writePain001([toPaymentRow(yen, OWN)], HEAD);
    const xml = new TextDecoder().decode(bytes);
    expect(xml).toContain('<InstdAmt Ccy="JPY">150000</InstdAmt>');
    expect(xml).toContain('<RmtdAmt Ccy="JPY">150000</RmtdAmt>');
    const contracts = [{ contractId: '31', amount: '150000' }];
    expect(await payments(bytes)).toMatchObject([{ currencyCode: '392', amount: '150000', contracts }]);
  });

  it('tells of a name that ISO 20022 has no room for', () => {
    const long = toPaymentRow({ ...WHOLE, beneficiaryBank: { ...WHOLE.beneficiaryBank, name: 'B'.repeat(141) } }, OWN);
    expect(writePain001([long], HEAD).cut).toEqual([{ row: 0, column: 'ben_bank_name' }]);
    const structuredPurpose = { kind: 'budget', paymentKindCode: '1', taxNotice: 'n'.repeat(36), additionalInfo: 'x' };
    const { bytes, cut } = writePain001([toPaymentRow({ ...OTHER, structuredPurpose } as typeof OTHER, OWN)], HEAD);
    expect(cut).toEqual([{ row: 0, column: 'rmt_strd' }]);
    expect(new TextDecoder().decode(bytes)).toContain(`<Ctgy>${'n'.repeat(35)}</Ctgy>`);
  });
});
