import { memo } from 'react';
import { PAYROLL, PAGE_OF_DOCUMENT, buildPageAddress, PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentState, PageLink, RecordOpener } from '@ncb/shared-kernel/ui';
import type { ListedPayroll } from './listed-payroll';
import { useTypeNames } from '../use-type-names';
import { useTexts } from '../../texts';

interface CellProps {
  row: ListedPayroll;
}

export const PayrollNumber = memo(function PayrollNumber({ row: { id, number } }: CellProps) {
  const { navigation, session } = useShell();
  const page = PAGE_OF_DOCUMENT[PAYROLL];
  const isSeen = session.user.payrollAccess === PayrollAccess.full && navigation.isServed(page);
  if (!isSeen) return <span className="ncb-number">{number}</span>;
  return (
    <PageLink navigation={navigation} {...buildPageAddress(page, { id })} className="ncb-number" data-action="view">
      {number}
    </PageLink>
  );
});

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

export const Status = memo(function Status({ row }: CellProps) {
  return <DocumentState document={row} />;
});
