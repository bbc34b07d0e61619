import { useEffect, useRef } from 'react';
import { ALL_ACTIONS, useActionTexts, type ActionFilter } from '@ncb/shared-kernel/blocks/history';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { useActionTarget } from './use-action-target';
import { collectActions } from './collect-actions';

interface ActionExportProps {
  filter: ActionFilter;
  disabled: boolean;
}

export function ActionExport({ filter, disabled }: ActionExportProps) {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const actedOn = useActionTarget();
  const actionTexts = useActionTexts();
  const loading = useRef<AbortController | null>(null);
  useEffect(() => () => loading.current?.abort(), []);
  const table = async () => {
    const controller = new AbortController();
    loading.current = controller;
    try {
      const [{ buildJournalTable }, found] = await Promise.all([
        import('./build-journal-table'),
        collectActions(api, { ...ALL_ACTIONS, ...filter }, controller.signal),
      ]);
      return await buildJournalTable(found, {
        heading: (column) => t(`actions.file.columns.${column}`),
        action: actionTexts.action,
        detail: actionTexts.detail,
        object: (row) => actedOn(row).title,
        whole: (rows, last) => t('actions.file.whole', { rows, last }),
      });
    } catch {
      if (controller.signal.aborted) return null;
      notify('error', common('messages.actJournalLoadFailed'));
      return null;
    }
  };
  return (
    <ListExport label={t('actions.file.action')} disabled={disabled} fileName={t('actions.file.name')} table={table} />
  );
}
