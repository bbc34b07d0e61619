import type { listPayments, listPayrolls, RequestOf } from '@ncb/shared-kernel/api/contract';

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
