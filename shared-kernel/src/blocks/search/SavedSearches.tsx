import { StarOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { onDemand } from '../on-demand';
import type { SavedSearchDialogsProps } from './SavedSearchDialogs';
import type { SearchModel } from './search-model';
import { useTexts } from './texts';
import { useSavedList } from './use-saved-list';

const SavedSearchDialogs = onDemand(
  'search/save',
  async () => (await import('./SavedSearchDialogs')).SavedSearchDialogs,
);

export interface SavedSearchesProps<Search extends object> {
  model: SearchModel<Search>;
  search: Search;
  onSearch: (search: Search) => void;
}

export function SavedSearches<Search extends object>({ model, search, onSearch }: SavedSearchesProps<Search>) {
  const { t } = useTexts();
  const saved = useSavedList(model.table);
  const [dialog, setDialog] = useState<SavedSearchDialogsProps['shown'] | undefined>(undefined);
  const toItem = (name: 'keep' | 'edit') => ({
    key: name,
    label: <span data-action={`${name}Search`}>{t(`saved.${name}`)}</span>,
    onClick: () => setDialog(name),
  });
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
            toItem('keep'),
            ...(saved.length > 0 ? [toItem('edit')] : []),
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
      {dialog !== undefined && (
        <SavedSearchDialogs
          table={model.table}
          parameters={model.write(search)}
          shown={dialog}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
