import type { getStatement, listPayments, listPayrolls, RequestOf } from '@ncb/shared-kernel/api/contract';

/** Search of the journal without conditions: documents of the last 30 days. */
export const RECENT_DOCUMENTS = {
  periodType: 'period',
  start: null,
  end: null,
  day: null,
  accountIds: [],
  status: null,
  type: null,
} as const satisfies RequestOf<typeof listPayments>;

/** Search of payrolls without conditions. */
export const ANY_PAYROLL: RequestOf<typeof listPayrolls> = {
  start: null,
  end: null,
  number: '',
  amountFrom: null,
  amountTo: null,
  status: null,
  typeId: null,
};

/** Statement of all accounts without conditions, but for its period. */
export const ALL_OPERATIONS = {
  accountIds: [],
  operations: 'all',
  type: 'oper',
  withClosed: true,
  withRevaluation: false,
} as const satisfies Omit<RequestOf<typeof getStatement>, 'start' | 'end'>;
