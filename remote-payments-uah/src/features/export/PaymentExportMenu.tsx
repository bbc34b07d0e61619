import { useTranslation } from 'react-i18next';
import { getClientForm, type JournalRow } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EXPORT_FORMATS, ExportMenu, failureText, saveFile, type ExportFormat } from '@ncb/shared-kernel/ui';

export interface PaymentExportMenuProps {
  /** Those that are selected, else all that are shown, in the order in which they are shown. */
  rows: readonly JournalRow[];
  areSelected: boolean;
}

/** The journal as a file for other programs. What makes it is loaded when it is asked for. Source: spec 2 §2, §9 */
export function PaymentExportMenu({ rows, areSelected }: PaymentExportMenuProps) {
  const { session, api, notify } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { t: common } = useTranslation('kernel');

  const save = async (format: ExportFormat) => {
    // The company's code is no part of the session.
    const company = await api.call(getClientForm, {});
    if (!company.ok) {
      notify('error', failureText(common, company.failure));
      return;
    }
    const { shortName: name, code } = company.value;
    const { exportPayments } = await import('./export-payments');
    const { bankDay: today, bankCode } = session;
    const exported = await exportPayments(rows, { format, owner: { name, code, bankCode }, today });
    if (!exported) {
      notify('error', common('common.exportFailed'));
      return;
    }
    saveFile(exported.file, `${t('journal.export.fileName')}-${today}.${format.split('-')[0]}`);
    const { cut, missing } = exported;
    if (cut > 0) notify('warning', t('journal.export.cut', { count: cut }));
    if (missing.length > 0) notify('warning', t('journal.export.missing', { characters: missing.join(' ') }));
  };

  return (
    <ExportMenu
      formats={EXPORT_FORMATS}
      label={areSelected ? t('journal.export.selected', { count: rows.length }) : t('journal.export.action')}
      disabled={rows.length === 0}
      onExport={save}
    />
  );
}
