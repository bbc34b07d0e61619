import { useMemo } from 'react';
import type { StatementHeading } from '@ncb/shared-kernel/files';
import { useTexts } from '../../texts';

export function useStatementHeadings(): Readonly<Record<StatementHeading, string>> {
  const { t } = useTexts();
  return useMemo(
    () => ({
      date: t('statementExport.headings.date'),
      number: t('statementExport.headings.number'),
      correspondent: t('statementExport.headings.correspondent'),
      code: t('statementExport.headings.code'),
      correspondentAccount: t('statementExport.headings.correspondentAccount'),
      bankCode: t('statementExport.headings.bankCode'),
      debit: t('statementExport.headings.debit'),
      credit: t('statementExport.headings.credit'),
      currency: t('statementExport.headings.currency'),
      hryvnias: t('statementExport.headings.hryvnias'),
      rate: t('statementExport.headings.rate'),
      purpose: t('statementExport.headings.purpose'),
      account: t('statementExport.headings.account'),
      bankNumber: t('statementExport.headings.bankNumber'),
      uetr: t('statementExport.headings.uetr'),
      transfer: t('statementExport.headings.transfer'),
    }),
    [t],
  );
}
