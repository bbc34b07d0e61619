import { memo } from 'react';
import { PAYROLL, PAGE_OF_DOCUMENT, pageAddress, PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, PageLink, reasonText, RecordOpener } from '@ncb/shared-kernel/ui';
import type { ListedPayroll } from './listed-payroll';
import { useTypeNames } from './use-payroll-types';
import { useTexts } from '../../texts';

interface CellProps {
  row: ListedPayroll;
}

/** The payroll's number, a link to its sheet; plain for whoever may not see the sheet. */
export const PayrollNumber = memo(function PayrollNumber({ row: { id, number } }: CellProps) {
  const { navigation, session } = useShell();
  const page = PAGE_OF_DOCUMENT[PAYROLL];
  const isSeen = session.user.payrollAccess === PayrollAccess.full && navigation.isServed(page);
  if (!isSeen) return <span className="ncb-number">{number}</span>;
  return (
    <PageLink navigation={navigation} {...pageAddress(page, { id })} className="ncb-number" data-action="view">
      {number}
    </PageLink>
  );
});

/** What is paid and to how many; opens what is known of the payroll. */
export const WhatIsPaid = memo(function WhatIsPaid({ row }: CellProps) {
  const { t } = useTexts();
  const { nameOf } = useTypeNames();
  const name = nameOf(row);
  return (
    <>
      <RecordOpener id={row.id} label={t('list.toggle', { number: row.number })} className="ncb-cut" title={name}>
        {name}
      </RecordOpener>
      <div className="ncb-quiet ncb-second-line">{t('list.people', { count: row.employeeCount })}</div>
    </>
  );
});

/** How the payroll stands; why the bank refused it is told on the way. */
export const Status = memo(function Status({ row: { status, abortReason } }: CellProps) {
  const { common } = useTexts();
  return (
    <span title={abortReason ? reasonText(common, abortReason) : undefined}>
      <DocumentStatusTag status={status} />
    </span>
  );
});
