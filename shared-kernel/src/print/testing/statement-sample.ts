import { Side } from '../../domain/vocabulary';
import type { PrintedOperation, PrintedStatement, PrintedStatementAccount } from '../statement/printed-statement';

export function printedOperation(change: Partial<PrintedOperation> = {}): PrintedOperation {
  return {
    operationDate: '2026-07-15',
    number: '101',
    correspondentName: 'ТОВ «Світанок Постач»',
    correspondentCode: '92000019',
    correspondentAccount: 'UA263052990000026006999000301',
    correspondentBankCode: '305299',
    side: Side.debit,
    amount: '500.50',
    currencyAmount: null,
    rate: null,
    purpose: 'Оплата за товар згідно рахунку № 17 від 10.07.2026, у т.ч. ПДВ 20% 83.42 грн',
    isRevaluation: false,
    ...change,
  };
}

export function printedAccount(change: Partial<PrintedStatementAccount> = {}): PrintedStatementAccount {
  return {
    iban: 'UA603516070000026003999000001',
    currencyLetters: 'UAH',
    previousOperation: '2026-07-10',
    opening: '10000.00',
    closing: '9499.50',
    debit: '500.50',
    debitCount: 1,
    credit: '0.00',
    creditCount: 0,
    openingEquivalent: null,
    closingEquivalent: null,
    debitEquivalent: null,
    creditEquivalent: null,
    rows: [printedOperation()],
    ...change,
  };
}

export function printedStatement(change: Partial<PrintedStatement> = {}): PrintedStatement {
  return {
    kind: 'operations',
    clientName: 'ТОВ «Калинова Брама»',
    clientCode: '91000017',
    bankName: 'Тестовий банк (пісочниця)',
    bankCode: '351607',
    start: '2026-07-15',
    end: '2026-07-16',
    madeAt: '2026-07-16T09:12:05',
    hidden: { operations: 0, revaluations: 0 },
    accounts: [printedAccount()],
    ...change,
  };
}

export function longPrintedStatement(count: number): PrintedStatement {
  const rows = Array.from({ length: count }, (_, index) =>
    printedOperation({
      number: String(index + 1),
      amount: `${1000 + ((index * 7919) % 90_000)}.${String(index % 100).padStart(2, '0')}`,
      side: index % 3 === 0 ? Side.credit : Side.debit,
      correspondentName: `ТОВ «Постачальник ${index % 300}»`,
      purpose: `Оплата за товар згідно рахунку № ${index} від 10.01.2026, у т.ч. ПДВ 20% 83.42 грн`,
    }),
  );
  return printedStatement({ accounts: [printedAccount({ rows })] });
}
