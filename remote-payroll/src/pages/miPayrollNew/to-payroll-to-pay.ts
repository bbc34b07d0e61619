import type { PayrollTypeRow } from '@ncb/shared-kernel/api/contract';
import type { PayrollToPay } from '@ncb/shared-kernel/domain/rules';
import { PayrollType } from '@ncb/shared-kernel/domain/vocabulary';
import type { HeadValues } from '../../features/payroll-head';

export function toPayrollToPay(
  values: HeadValues,
  total: string,
  types: readonly PayrollTypeRow[],
): Omit<PayrollToPay, 'taxesPaid'> {
  const { documentDate, debitAccountId, typeId, period, half } = values;
  const isOther = typeId === String(PayrollType.other);
  const typeName = isOther ? values.otherType.trim() : (types.find(({ id }) => id === typeId)?.name ?? '');
  return { number: values.number.trim(), documentDate, debitAccountId, total, typeId, typeName, period, half };
}
