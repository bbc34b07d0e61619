import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { useState } from 'react';
import { checkSavedSearch } from '../../domain/rules';
import { useSteadyShell, type PageParameters } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, IconButton, NameDialog, type NameResult } from '../../ui';
import styles from './search.module.css';
import { useTexts } from './texts';
import { useSavedSearches } from './use-saved-searches';

export interface SavedSearchDialogsProps {
  /** List name in the user's settings. */
  table: string;
  parameters: PageParameters;
  /** Null while closed; the component stays, so that a deletion can be undone over the latest list. */
  shown: 'keep' | 'edit' | null;
  onClose: () => void;
}

/** Dialogs that save the present search, and rename or delete the saved ones. */
export function SavedSearchDialogs({ table, parameters, shown, onClose }: SavedSearchDialogsProps) {
  const { notify } = useSteadyShell();
  const { t } = useTexts();
  const { saved, save, rename, drop, isBusy } = useSavedSearches(table);
  const [renamed, setRenamed] = useState<string | null>(null);
  const others = saved.map(({ name }) => name).filter((name) => name !== renamed);
  const naming = { field: 'searchName', label: t('saved.name'), saveAction: 'saveSearch' };
  const report = (isStored: boolean, name: string): NameResult => {
    if (!isStored) return 'failed';
    notify('success', t('saved.done', { name }));
    return 'saved';
  };
  if (shown === 'keep')
    return (
      <NameDialog
        {...naming}
        key={JSON.stringify(parameters)}
        name="saveSearch"
        title={t('saved.keepTitle')}
        hint={t('saved.hint')}
        initial=""
        check={(name) => checkSavedSearch(name, others)}
        save={async (name) => report(await save({ name, parameters }), name)}
        onClose={onClose}
      />
    );
  if (shown === null) return null;
  // One dialog at a time: two would take the focus from each other while a name is typed.
  if (renamed !== null)
    return (
      <NameDialog
        {...naming}
        name="renameSearch"
        title={t('saved.rename', { name: renamed })}
        initial={renamed}
        check={(name) => checkSavedSearch(name, others)}
        save={async (name) => report(await rename(renamed, name), name)}
        onClose={() => setRenamed(null)}
      />
    );
  return (
    <Modal open title={t('saved.title')} onCancel={onClose} footer={null} data-dialog="savedSearches">
      {saved.length === 0 && <EmptyView text={t('saved.none')} />}
      <ul className={`ncb-plain-list ${styles['saved']}`} aria-label={t('saved.title')}>
        {saved.map(({ name }) => (
          <li key={name} data-row={name}>
            <span>{name}</span>
            <IconButton
              icon={<EditOutlined aria-hidden />}
              aria-label={t('saved.rename', { name })}
              onClick={() => setRenamed(name)}
              data-action="renameSearch"
            />
            <IconButton
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('saved.drop', { name })}
              disabled={isBusy}
              onClick={() => void drop(name)}
              data-action="dropSearch"
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
