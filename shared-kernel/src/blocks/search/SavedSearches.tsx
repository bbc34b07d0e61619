import { StarOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { onDemand } from '../on-demand';
import type { SearchModel } from './search-model';
import { useTexts } from './texts';
import { useSavedSearches } from './use-saved-searches';

const SaveSearchDialog = onDemand('search/save', async () => (await import('./SaveSearchDialog')).SaveSearchDialog);

export interface SavedSearchesProps<Search extends object> {
  model: SearchModel<Search>;
  search: Search;
  onSearch: (search: Search) => void;
}

export function SavedSearches<Search extends object>({ model, search, onSearch }: SavedSearchesProps<Search>) {
  const { t } = useTexts();
  const { navigation } = useShell();
  const { saved } = useSavedSearches(model.table);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...saved.map(({ name, parameters }) => ({
              key: `search ${name}`,
              label: (
                <span data-action="openSearch" data-row={name}>
                  {name}
                </span>
              ),
              onClick: () => onSearch(model.read(parameters)),
            })),
            ...(saved.length > 0 ? [{ type: 'divider' as const }] : []),
            {
              key: 'keep',
              label: <span data-action="keepSearch">{t('saved.keep')}</span>,
              onClick: () => setOpen(true),
            },
          ],
        }}
      >
        <Button
          type="text"
          icon={<StarOutlined />}
          aria-label={t('saved.title')}
          title={t('saved.title')}
          data-action="savedSearches"
        />
      </Dropdown>
      {isOpen && (
        <SaveSearchDialog
          key={JSON.stringify(navigation.parameters)}
          table={model.table}
          parameters={model.write(search)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
