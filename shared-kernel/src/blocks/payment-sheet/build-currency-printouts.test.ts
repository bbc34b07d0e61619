import type { CurrencyPayment, CurrencyRequest } from '../../api/contract';
import { EMPTY_BANK } from '../../domain/rules';
import {
  buildCurrencyPaymentPrintout,
  buildCurrencyRequestPrintout,
  type CurrencyPrintoutFacts,
} from './build-currency-printouts';

const FACTS: CurrencyPrintoutFacts = {
  payer: { name: 'ТОВ «Калинова Брама»', code: '91000017' },
  bank: { code: '351607', name: 'Тестовий банк', swift: 'SBXXUA2XXXX' },
  bankCertificate: '2fb1',
  contracts: [
    {
      id: '31',
      number: 'EXP-2026/01',
      currencyCode: '978',
      beneficiary: '',
      beneficiaryCountry: '',
      rest: '0.00',
      endDate: null,
      partner: { name: 'TEST HANDEL GMBH', country: '276' },
    },
  ],
};

const STORED = {
  id: '77',
  number: '48',
  documentDate: '2026-07-15',
  valueDate: '',
  currencyCode: '978',
  currencyLetters: 'EUR',
  debitAccountId: '7003',
  debitIban: 'UA213516070000026007233566001',
  amount: '1000.00',
  purpose: 'GOODS',
  basis: 'contract',
  contracts: [{ contractId: '31', amount: '1000.00' }],
  agreementNumber: '',
  agreementDate: '',
  basisText: '',
  status: 4,
  version: 1,
  creator: '',
  abortReason: null,
  confirmed: null,
  sent: '2026-07-15T10:51:00',
  countedFee: { mode: 'debit', amount: '624.00', currencyLetters: 'UAH', iban: 'UA60' },
  signatures: [],
} as const;

const PAYMENT: CurrencyPayment = {
  ...STORED,
  type: 2,
  kind: 'ext',
  fundsSource: 'own',
  feePayer: 'OUR',
  uetr: '7f3c1a52-9b0e-4d66-8a41-c2e05fb7d913',
  comment: '',
  requestId: '',
  beneficiary: {
    name: 'TEST HANDEL GMBH',
    code: '',
    secondCode: '',
    account: 'DE89',
    country: '276',
    address: 'Berlin',
  },
  addressParts: undefined,
  beneficiaryBank: { ...EMPTY_BANK, swift: 'DEUTDEFF', country: '276' },
  intermediaryBank: EMPTY_BANK,
};

const REQUEST: CurrencyRequest & { readonly type: 5 } = {
  ...STORED,
  type: 5,
  targetCurrencyCode: '840',
  restAccountId: '',
  creditAccountId: '7002',
  creditAccountNumber: '26007',
  rateType: 4,
  customerRate: '1.1700',
  restIban: '',
  creditIban: 'UA99',
  companyCode: '91000017',
  companyName: '',
  confirmDate: null,
  hryvnias: null,
  fee: { minimum: '50.00', percent: '0.15', currencyLetters: 'UAH' },
  officialRate: '48.3300',
  transitIban: '',
};

const linesOf = ({ sections }: ReturnType<typeof buildCurrencyPaymentPrintout>) =>
  sections.flatMap(({ heading, rows }) => rows.map(([label, value]) => `${heading.slice(0, 2)} ${label}: ${value}`));

describe('a currency document for its paper', () => {
  it('of a payment has the payer, both banks, the countries in words, its contracts and its fee', () => {
    const paper = buildCurrencyPaymentPrintout(PAYMENT, FACTS);
    expect(paper.title).toBe('Платіжна інструкція в іноземній валюті № 48 від 15.07.2026');
    const lines = linesOf(paper);
    for (const line of [
      '50 Рахунок: UA213516070000026007233566001',
      '50 Назва: ТОВ «Калинова Брама»',
      '52 BIC: SBXXUA2XXXX',
      '57 Країна: Німеччина',
      '59 Країна: Німеччина',
      '71 Витрати: OUR — усі витрати платить платник',
      'Пі Договори: № EXP-2026/01, TEST HANDEL GMBH: 1000.00 EUR',
      'Пі Комісія банку: 624.00',
      'Пі Рахунок для комісії: UA60',
      'Ві Дата та час отримання: 15.07.2026 10:51',
      'Ві UETR: 7f3c1a52-9b0e-4d66-8a41-c2e05fb7d913',
    ])
      expect(lines).toContain(line);
    expect(lines.some((line) => line.startsWith('56'))).toBe(false);
  });

  it('of a request names the rate, both currencies and the terms of the fee', () => {
    const lines = linesOf(buildCurrencyRequestPrintout(REQUEST, FACTS));
    for (const line of [
      'Оп Валюта, яку одержує клієнт: USD',
      'Ку Умова: бажаний курс клієнта',
      'Ку Курс клієнта: 1.1700',
      'Ку Курс Національного банку на день заявки: 48.3300',
      'Ра Рахунок для зарахування: UA99',
      'Ко Відсоток від суми: 0.15 %',
    ])
      expect(lines).toContain(line);
  });

  it('that the bank refused says why, and that it was not taken for execution', () => {
    const refused = { ...PAYMENT, status: 6, abortReason: 'Санкції', confirmed: '2026-07-16T09:00:00' } as const;
    const lines = linesOf(buildCurrencyPaymentPrintout(refused, FACTS));
    expect(lines).toContain('Ба Причина: Санкції');
    expect(lines.some((line) => line.includes('прийняття до виконання'))).toBe(false);
  });

  it('is stamped with the bank’s own name and code', () => {
    expect(buildCurrencyPaymentPrintout({ ...PAYMENT, status: 5 }, FACTS).signed).toMatchObject({
      status: 5,
      payer: { bankName: 'Тестовий банк', bankCode: '351607' },
      bankCertificate: '2fb1',
    });
  });
});
