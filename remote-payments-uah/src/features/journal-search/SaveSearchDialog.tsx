import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkSavedSearch } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FieldFrame, IconButton } from '@ncb/shared-kernel/ui';
import { writeSearch, type JournalSearch } from './journal-search';
import { useSavedSearches } from './use-saved-searches';

export interface SaveSearchDialogProps {
  search: JournalSearch;
  onClose: () => void;
}

/** Keeps the present search under a name, and lets go of others. */
export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const { notify } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { kept, keep, drop, isBusy } = useSavedSearches();
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const name = tidyLine(typed);
  const problem = checkSavedSearch(
    name,
    kept.map((other) => other.name),
  );
  // A name that is there is a question, asked before anything is tried; the button is the answer.
  const isReplacing = problem?.key === 'alreadyExists';

  const save = async () => {
    setTried(true);
    if (problem && !isReplacing) return;
    if (!(await keep({ name, parameters: writeSearch(search) }))) return;
    notify('success', t('journal.saved.done', { name }));
    onClose();
  };

  return (
    <Modal
      open
      title={t('journal.saved.keepTitle')}
      onCancel={onClose}
      data-dialog="saveSearch"
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button onClick={onClose} data-action="cancel">
            {t('common.cancel', { ns: 'kernel' })}
          </Button>
          <Button type="primary" loading={isBusy} onClick={() => void save()} data-action="saveSearch">
            {isReplacing ? t('journal.replace') : t('common.save', { ns: 'kernel' })}
          </Button>
        </Flex>
      }
    >
      <FieldFrame
        label={t('journal.saved.name')}
        field="search_name"
        problem={wasTried || isReplacing ? problem : null}
        hint={t('journal.saved.hint')}
        required
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={() => void save()}
          />
        )}
      </FieldFrame>
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
    </Modal>
  );
}
