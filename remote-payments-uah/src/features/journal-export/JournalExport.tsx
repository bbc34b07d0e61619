import { getClientForm, listAccounts, type JournalRow } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EXPORT_FORMATS, ExportMenu, failureText, saveFile, type ExportFormat } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export interface JournalExportProps {
  /** Those that are selected, else all that are shown; in the bank's order. */
  rows: readonly JournalRow[];
  areSelected: boolean;
}

/** The journal as a file for other programs. What makes it is loaded when it is asked for. Source: spec 2 §2, §9 */
export function JournalExport({ rows, areSelected }: JournalExportProps) {
  const { session, api, notify } = useShell();
  const { t, common } = useTexts();

  const save = async (format: ExportFormat) => {
    // The company's code is no part of the session, and the journal has numbers of accounts only.
    const [form, list] = await Promise.all([api.call(getClientForm, {}), api.call(listAccounts, {})]);
    if (!form.ok || !list.ok) {
      const [failure] = [form, list].flatMap((outcome) => (outcome.ok ? [] : [outcome.failure]));
      if (failure) notify('error', failureText(common, failure));
      return;
    }
    const { shortName: name, code } = form.value;
    const ibans = new Map(list.value.accounts.map(({ id, iban }) => [id, iban]));
    const { exportJournal } = await import('./export-journal');
    const { bankDay: today, bankCode } = session;
    const exported = await exportJournal(rows, { format, company: { name, code, bankCode, ibans }, today });
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
      label={t('journal.export.action')}
      part={areSelected ? t('journal.export.selected', { count: rows.length }) : undefined}
      disabled={rows.length === 0}
      onExport={save}
    />
  );
}
