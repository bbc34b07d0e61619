import { DeleteOutlined } from '@ant-design/icons';
import { checkSavedSearch } from '../../domain/rules';
import { useSteadyShell, type PageParameters } from '@ncb/shared-kernel/remote-contract';
import { IconButton, NameDialog, type NameResult } from '../../ui';
import { useTexts } from './texts';
import { useSavedSearches } from './use-saved-searches';

export interface SaveSearchDialogProps {
  /** List name in the user's settings. */
  table: string;
  parameters: PageParameters;
  onClose: () => void;
}

export function SaveSearchDialog({ table, parameters, onClose }: SaveSearchDialogProps) {
  const { notify } = useSteadyShell();
  const { t } = useTexts();
  const { saved, save: store, drop, isBusy } = useSavedSearches(table);
  const names = saved.map((other) => other.name);

  const save = async (name: string): Promise<NameResult> => {
    if (!(await store({ name, parameters }))) return 'failed';
    notify('success', t('saved.done', { name }));
    return 'saved';
  };

  return (
    <NameDialog
      name="saveSearch"
      title={t('saved.keepTitle')}
      field="searchName"
      label={t('saved.name')}
      hint={t('saved.hint')}
      initial=""
      check={(name) => checkSavedSearch(name, names)}
      saveAction="saveSearch"
      save={save}
      onClose={onClose}
    >
      {saved.length > 0 && (
        <ul className="ncb-plain-list" aria-label={t('saved.title')}>
          {saved.map((other) => (
            <li key={other.name} data-row={other.name}>
              <span>{other.name}</span>
              <IconButton
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('saved.drop', { name: other.name })}
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
