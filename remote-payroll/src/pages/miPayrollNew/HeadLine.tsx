import type { Account, PayrollTypeRow } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { getShortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { PayrollType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { formatMonth, getTypeLabel, type HeadValues } from '../../features/payroll-head';
import { useTexts } from '../../texts';

interface HeadLineProps {
  values: HeadValues;
  types: readonly PayrollTypeRow[];
  account: Pick<Account, 'iban'> | null;
}

export function HeadLine({ values, types, account }: HeadLineProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { typeId, otherType, period, half, documentDate, confirmDate } = values;
  const name = types.find(({ id }) => id === typeId)?.name ?? '';
  const what = typeId === String(PayrollType.other) ? otherType : getTypeLabel(common, typeId, name);
  const when = period === '' ? '' : formatMonth(period, language);
  const day = (date: string) => (isCalendarDate(date) ? formatDay(date) : date);
  const parts = [
    [what, [half === '' ? '' : t(`payrollNew.halves.${half}`), when].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(', '),
    [
      t('payrollNew.line.date', { date: day(documentDate) }),
      ...(confirmDate === '' ? [] : [t('payrollNew.line.confirm', { date: day(confirmDate) })]),
    ].join(', '),
    ...(account ? [t('payrollNew.line.from', { account: getShortAccount(account.iban) })] : []),
  ];
  const line = parts.join(' · ');
  return (
    <span data-field="headLine" title={line}>
      {line}
    </span>
  );
}
