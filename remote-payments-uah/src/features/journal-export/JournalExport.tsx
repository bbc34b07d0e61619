import { getClientForm, listAccounts, type JournalRow } from '@ncb/shared-kernel/api/contract';
import { ListExport, type TableFile } from '@ncb/shared-kernel/blocks/list-export';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, translateReason } from '@ncb/shared-kernel/ui';
import type { Payer } from '../export';
import { useTexts } from '../../texts';

interface JournalExportProps {
  rows: readonly JournalRow[];
  areSelected: boolean;
}

/**
 * Export for people or other programs. Source: docs/requirements/hryvnia-payments.md#journal,
 * docs/requirements/hryvnia-payments.md#files.
 */
export function JournalExport({ rows, areSelected }: JournalExportProps) {
  const { session, api, notify } = useShell();
  const { t, common } = useTexts();

  const loadPayer = async (): Promise<Payer | null> => {
    // The session lacks the company's code, the journal IBANs.
    const [form, list] = await Promise.all([api.call(getClientForm, {}), api.call(listAccounts, {})]);
    if (!form.ok || !list.ok) {
      const [failure] = [form, list].flatMap((outcome) => (outcome.ok ? [] : [outcome.failure]));
      if (failure) notify('error', getFailureText(common, failure));
      return null;
    }
    const { shortName: name, code } = form.value;
    return {
      name,
      code,
      bankCode: session.bankCode,
      ibans: new Map(list.value.accounts.map(({ id, iban }) => [id, iban])),
    };
  };
  const tellLosses = ({ cut, missing }: TableFile) => {
    if (cut > 0) notify('warning', t('journal.export.cut', { count: cut }));
    if (missing.length > 0) notify('warning', t('journal.export.missing', { characters: missing.join(' ') }));
  };
  return (
    <ListExport
      label={t('journal.export.action')}
      part={areSelected ? t('journal.export.selected', { count: rows.length }) : undefined}
      disabled={rows.length === 0}
      fileName={t('journal.export.fileName')}
      table={async () => {
        const [company, { buildReadableTable }] = await Promise.all([loadPayer(), import('./journal-tables')]);
        return (
          company &&
          buildReadableTable(rows, company, {
            heading: (column) => t(`journal.export.columns.${column}`),
            ownHeading: (column) => t(`journal.export.ownColumns.${column}`),
            kind: (type) => common(`documentKind.${type}`),
            status: (status) => common(`documentStatus.${status}`),
            reason: (sentence) => translateReason(common, sentence),
          })
        );
      }}
      forPrograms={{
        label: t('journal.export.forPrograms'),
        table: async () => {
          const [company, { buildProgramTable }] = await Promise.all([loadPayer(), import('./journal-tables')]);
          return company && buildProgramTable(rows, company);
        },
        onWritten: tellLosses,
      }}
    />
  );
}
