import { DeleteOutlined } from '@ant-design/icons';
import { checkSavedSearch } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { IconButton, NameDialog, type NameResult } from '@ncb/shared-kernel/ui';
import { writeSearch, type JournalSearch } from './journal-search';
import { useSavedSearches } from './use-saved-searches';
import { useTexts } from '../../texts';

export interface SaveSearchDialogProps {
  search: JournalSearch;
  onClose: () => void;
}

/** Keeps the present search under a name, and lets go of others. */
export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const { notify } = useShell();
  const { t } = useTexts();
  const { kept, keep, drop, isBusy } = useSavedSearches();
  const names = kept.map((other) => other.name);

  const save = async (name: string): Promise<NameResult> => {
    if (!(await keep({ name, parameters: writeSearch(search) }))) return 'failed';
    notify('success', t('journal.saved.done', { name }));
    return 'saved';
  };

  return (
    <NameDialog
      name="saveSearch"
      title={t('journal.saved.keepTitle')}
      field="search_name"
      label={t('journal.saved.name')}
      hint={t('journal.saved.hint')}
      initial=""
      check={(name) => checkSavedSearch(name, names)}
      saveAction="saveSearch"
      save={save}
      onClose={onClose}
    >
      {kept.length > 0 && (
        <ul className="ncb-plain-list" aria-label={t('journal.saved.title')}>
          {kept.map((other) => (
            <li key={other.name} data-row={other.name}>
              <span>{other.name}</span>
              <IconButton
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('journal.saved.drop', { name: other.name })}
                disabled={isBusy}
                onClick={() => void drop(other.name)}
                data-action="dropSearch"
              />
            </li>
          ))}
        </ul>
      )}
    </NameDialog>
  );
}
