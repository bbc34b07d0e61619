import type { CanonicalField, CanonicalType } from '../canonical-fields';
import { PAYMENT } from './payment';

type Content = Readonly<Partial<Record<CanonicalField, string>>>;

const { id, version, number, documentDate, payerName, payerCode, payerIban } = PAYMENT;
const HEAD = { id, version, number, documentDate, valueDate: '2026-07-20', payerName, payerCode, payerIban };
const FEE = { feeMode: 'debit', feeAmount: '300.00', feeCurrency: 'UAH', feeIban: payerIban };
const BASIS = {
  basis: 'contract',
  contracts: '№ EXP-2026/01, TEST HANDEL GMBH: 60.00 EUR\n№ ZED-17, TEST HANDEL GMBH: 40.00 EUR',
  agreementNumber: 'КР-2024/77',
  agreementDate: '2024-06-05',
  basisText: 'Інше',
};
const PARTS = {
  structuredPurposeKind: 'budget',
  structuredPurpose: '<Strd/>',
  ultimateDebtor: '<UltmtDbtr/>',
  ultimateCreditor: '<UltmtCdtr/>',
};
const CALL_BACK = {
  callBack: 'done',
  callBackCaller: 'Рахівна О. С.',
  callBackPerson: 'Зразкова Ніна, директорка',
  callBackPhone: '0440002218',
  callBackPhoneSince: '2025-03-04',
  callBackDay: '2026-07-17',
  callBackTime: '10:38',
  callBackConfirmedBy: 'Касирна Ольга, бухгалтерка',
};
const SUPPORTING = {
  note: 'Накладна в файлі, рахунок надійде 05.12',
  files: `20480 Б, SHA-256 ${'0a'.repeat(32)}, рахунок.pdf\n512 Б, SHA-256 ${'f9'.repeat(32)}, накладна.png`,
};
const DEAL = { amount: '100.00', currency: 'EUR', rateType: 'notHigher', customerRate: '48.5', creditIban: payerIban };

/** Contents with every field of each kind (more than a real one has at once). */
export const CONTENTS: Readonly<Record<CanonicalType, Content>> = {
  '1': {
    ...PAYMENT,
    valueDate: HEAD.valueDate,
    receiverCountry: '616',
    standardPurposeCode: '12',
    ...PARTS,
    ...CALL_BACK,
    ...SUPPORTING,
    requestId: '502',
  },
  '2': {
    ...HEAD,
    amount: '100.00',
    currency: 'EUR',
    paymentKind: 'ext',
    fundsSource: 'own',
    feePayer: 'SHA',
    ...FEE,
    receiverName: 'TEST HANDEL GMBH',
    receiverCode: 'DE000000001',
    receiverSecondCode: '12',
    receiverAccount: 'DE89370400440532013000',
    receiverCountry: '276',
    receiverAddress: 'Teststrasse 3, 10115 Berlin',
    receiverBankSwift: 'DEUTDEFFXXX',
    receiverBankName: 'DEUTSCHE BANK AG',
    receiverBankCountry: '276',
    receiverBankAddress: 'Frankfurt',
    receiverBankAccount: '100',
    receiverBankCode: '50070010',
    intermediaryBankSwift: 'CHASUS33XXX',
    intermediaryBankName: 'JPMORGAN CHASE BANK',
    intermediaryBankCountry: '840',
    intermediaryBankAddress: 'New York',
    intermediaryBankAccount: '200',
    intermediaryBankCode: '021000021',
    ...BASIS,
    purpose: 'PREPAYMENT FOR GOODS',
    comment: 'терміново',
    ...PARTS,
    ...SUPPORTING,
    requestId: '502',
  },
  '3': {
    ...HEAD,
    ...DEAL,
    restIban: payerIban,
    hryvnias: '4929.66',
    transitIban: 'UA473516070000029000999000090',
    ...FEE,
    ...BASIS,
    purpose: 'Купівля валюти',
    ...SUPPORTING,
  },
  '4': { ...HEAD, ...DEAL, ...FEE, ...BASIS, purpose: 'Продаж валюти', ...SUPPORTING },
  '5': { ...HEAD, ...DEAL, targetCurrency: 'USD', ...FEE, ...BASIS, purpose: 'Конвертація валюти', ...SUPPORTING },
  payroll: {
    ...HEAD,
    transitIban: 'UA723516070000029098999000091',
    payrollType: 'Заробітна плата та аванси',
    payrollPeriod: '2026-07',
    payrollHalf: 'first',
    amount: '35113.37',
    currency: 'UAH',
    employeeCount: '2',
    employees:
      'Умовна Оксана Тестівна, UA883516070000026202999000200, 17000.00\n' +
      'Вигадана Марко Тестович, UA093516070000026201999000201, 18113.37',
    ...SUPPORTING,
  },
  declaration: {
    id,
    version,
    documentDate,
    subject: 'Анкета клієнта',
    companyName: payerName,
    companyCode: payerCode,
    content: 'Повне найменування: ТОВ «Приклад»\nОсновний вид діяльності: 62.01',
  },
};
