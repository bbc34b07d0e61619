import { useEffect, useRef } from 'react';
import { ALL_ACTIONS, useActionWords, type ActionFilter } from '@ncb/shared-kernel/blocks/history';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { useActedOn } from './acted-on';
import { collectActions } from './collect-actions';

export interface ActionExportProps {
  filter: ActionFilter;
  disabled: boolean;
}

export function ActionExport({ filter, disabled }: ActionExportProps) {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const actedOn = useActedOn();
  const words = useActionWords();
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const table = async () => {
    const controller = new AbortController();
    leaving.current = controller;
    try {
      const [{ journalTable }, found] = await Promise.all([
        import('./journal-file'),
        collectActions(api, { ...ALL_ACTIONS, ...filter }, controller.signal),
      ]);
      return await journalTable(found, {
        heading: (column) => t(`actions.file.columns.${column}`),
        action: words.action,
        detail: words.detail,
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
