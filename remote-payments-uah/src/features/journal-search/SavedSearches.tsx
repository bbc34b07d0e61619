import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { readSearch, type JournalSearch } from './journal-search';
import { SaveSearchDialog } from './SaveSearchDialog';
import { useSavedSearches } from './use-saved-searches';
import { useTexts } from '../../texts';

export interface SavedSearchesProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
}

/** Searches that the user has kept by name, the same on every computer; and the way to keep the present one. */
export function SavedSearches({ search, onSearch }: SavedSearchesProps) {
  const { t } = useTexts();
  const { navigation } = useShell();
  const { kept } = useSavedSearches();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...kept.map(({ name, parameters }) => ({
              key: `search ${name}`,
              label: (
                <span data-action="openSearch" data-row={name}>
                  {name}
                </span>
              ),
              onClick: () => onSearch(readSearch(parameters)),
            })),
            ...(kept.length > 0 ? [{ type: 'divider' as const }] : []),
            {
              key: 'keep',
              label: <span data-action="keepSearch">{t('journal.saved.keep')}</span>,
              onClick: () => setOpen(true),
            },
          ],
        }}
      >
        <Button data-action="savedSearches">
          {t('journal.saved.title')} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {isOpen && (
        <SaveSearchDialog search={search} key={JSON.stringify(navigation.parameters)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
