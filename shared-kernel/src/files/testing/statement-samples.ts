import { addDays } from '../../domain/dates';
import { formatMinor } from '../../domain/money';
import { Side } from '../../domain/vocabulary';
import type { AccountToWrite, OperationToWrite, StatementToWrite } from '../writers/statement';

export function buildOperation(change: Partial<OperationToWrite> = {}): OperationToWrite {
  return {
    id: '900001',
    received: '2026-07-15T10:15:00',
    operationDate: '2026-07-15',
    executed: '2026-07-15T10:16:00',
    documentType: '1',
    number: '101',
    correspondentBankCode: '305299',
    correspondentAccount: 'UA263052990000026006999000301',
    correspondentName: 'ТОВ «Світанок Постач»',
    correspondentCode: '92000019',
    purpose: 'Оплата за товар згідно рахунку № 17 від 10.07.2026, у т.ч. ПДВ 20% 83.42 грн',
    amount: '500.50',
    currencyAmount: null,
    rate: null,
    side: Side.debit,
    isRevaluation: false,
    ...change,
  };
}

/** Builds an account whose closing balance follows from its operations; revaluations do not change it. */
export function buildAccount(
  documents: readonly OperationToWrite[],
  change: Partial<AccountToWrite> = {},
): AccountToWrite {
  const opening = change.opening ?? '10000.00';
  const units = (side: Side) =>
    documents
      .filter((document) => document.side === side && !document.isRevaluation)
      .reduce((sum, { currencyAmount, amount }) => sum + BigInt((currencyAmount ?? amount).replace('.', '')), 0n);
  const [debit, credit] = [units(Side.debit), units(Side.credit)];
  const count = (side: Side) =>
    documents.filter((document) => document.side === side && !document.isRevaluation).length;
  return {
    accountId: '7001',
    iban: 'UA603516070000026003999000001',
    currencyLetters: 'UAH',
    currencyCode: '980',
    debitCount: count(Side.debit),
    creditCount: count(Side.credit),
    debit: formatMinor(debit),
    credit: formatMinor(credit),
    openingEquivalent: null,
    closingEquivalent: null,
    debitEquivalent: null,
    creditEquivalent: null,
    ...change,
    opening,
    closing: change.closing ?? formatMinor(BigInt(opening.replace('.', '')) + credit - debit),
    documents,
  };
}

export function buildStatement(
  accounts: readonly AccountToWrite[],
  change: Partial<StatementToWrite> = {},
): StatementToWrite {
  return {
    messageId: 'NCB20260716091205-7F3A2C',
    createdAt: '2026-07-16T09:12:05',
    start: '2026-07-15',
    end: '2026-07-16',
    isTotal: false,
    clientName: 'ТОВ «Калинова Брама»',
    clientCode: '91000017',
    bank: { code: '351607', name: 'Тестовий банк (пісочниця)', swift: 'SBXXUA2XXXX' },
    accounts,
    ...change,
  };
}

export const EURO_OPERATIONS: readonly OperationToWrite[] = [
  buildOperation({
    id: 'R7002-20260715',
    documentType: '81',
    number: '',
    side: Side.credit,
    amount: '220.00',
    isRevaluation: true,
    received: null,
    executed: null,
    correspondentAccount: '',
    correspondentCode: '',
    rate: '48.330000',
  }),
  buildOperation({
    id: '900003',
    documentType: '2',
    number: '12',
    amount: '57996.00',
    currencyAmount: '1200.00',
    rate: '48.330000',
    correspondentName: 'TEST HANDEL GMBH',
    correspondentCode: '000000000',
    correspondentAccount: 'DE89370400440532013000',
    correspondentBankCode: '',
    purpose: 'Payment for goods under contract No EXP-2026/01 dated 10.01.2026',
  }),
  buildOperation({
    id: '900004',
    documentType: '3',
    number: '13',
    amount: '4833.00',
    currencyAmount: '100.00',
    rate: '48.33',
    side: Side.credit,
    operationDate: '2026-07-16',
    correspondentName: 'Тестовий банк (пісочниця)',
    correspondentAccount: '',
    correspondentCode: '90000010',
    correspondentBankCode: '351607',
  }),
];

export function buildSampleStatement(): StatementToWrite {
  const hryvnias = buildAccount([
    buildOperation(),
    buildOperation({
      id: '900002',
      number: '',
      side: Side.credit,
      amount: '1200.00',
      correspondentBankCode: '351607',
      correspondentName: 'Умовна Оксана Тестівна',
      correspondentCode: '0148102804',
      correspondentAccount: 'UA883516070000026202999000200',
      purpose: 'Повернення підзвітних коштів, без ПДВ',
    }),
    buildOperation({
      id: '900005',
      number: '7',
      documentType: '71',
      operationDate: '2026-07-16',
      amount: '3.00',
      correspondentAccount: '',
      correspondentName: 'Тестовий банк (пісочниця)',
      purpose: 'Комісія банку',
    }),
  ]);
  const euros = buildAccount(EURO_OPERATIONS, {
    accountId: '7002',
    currencyLetters: 'EUR',
    currencyCode: '978',
    opening: '5000.00',
    openingEquivalent: '241650.00',
    closingEquivalent: '188487.00',
  });
  return buildStatement([hryvnias, euros]);
}

export function buildLongStatement(count: number): StatementToWrite {
  const start = '2026-01-01';
  const documents = Array.from({ length: count }, (_, index) =>
    buildOperation({
      id: String(900_000 + index),
      number: String((index % 9999) + 1),
      operationDate: addDays(start, Math.floor((index * 365) / count)),
      side: index % 3 === 0 ? Side.credit : Side.debit,
      amount: formatMinor(BigInt(1000 + ((index * 7919) % 900_000))),
      correspondentName: `ТОВ «Постачальник ${index % 300}»`,
      purpose:
        index % 10 === 0
          ? `Оплата за послуги з обслуговування обладнання за договором № ${index} від 10.01.2026, акт виконаних робіт № ${index}, у тому числі ПДВ 20 % ${index}.42 грн, згідно з додатковою угодою`
          : `Оплата за товар згідно рахунку № ${index} від 10.01.2026, у т.ч. ПДВ 20% 83.42 грн`,
    }),
  );
  return buildStatement([buildAccount(documents, { opening: '99999999.00' })], { start, end: '2026-12-31' });
}
