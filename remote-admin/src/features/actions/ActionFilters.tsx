import { Flex } from 'antd';
import { useState } from 'react';
import { SearchDialog, SearchPeriod, SearchSelect, SearchText } from '@ncb/shared-kernel/blocks/search';
import { findPeriodName, getNamedPeriod, type PeriodName } from '@ncb/shared-kernel/domain/dates';
import { ActionObject, ActionType, isActionType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useUsers } from '@ncb/shared-kernel/queries';
import { FilterChip, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { ACTION_SEARCH, parseObjectKind, type ActionSearch } from './action-search';

interface ActionFiltersProps {
  search: ActionSearch;
  onSearch: (search: ActionSearch) => void;
}

const PERIODS = ['bankDay', 'yesterday', 'week', 'month', 'previousMonth'] as const satisfies readonly PeriodName[];

/** Maximum of users in the menu: a menu of thousands would block the browser; others are found by search. */
const USERS_MAX = 20;
const SCROLL_STYLE = { maxHeight: 400, overflowY: 'auto' } as const;

const FIELDS = { userId: 'columns.user', start: 'from', end: 'to', objectNumber: 'number' } as const;
const isDialogField = (field: string): field is keyof typeof FIELDS => field in FIELDS;

const OTHER = 'other';

export function ActionFilters({ search, onSearch }: ActionFiltersProps) {
  const { t, common } = useTexts();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const users = useUsers().data?.users ?? [];
  const areMany = users.length > USERS_MAX;
  const { userId, type } = search;
  const userName = users.find(({ id }) => id === userId)?.name ?? userId;
  return (
    <Flex gap="small" wrap role="group" aria-label={t('actions.filters')}>
      <PeriodChip search={search} onSearch={onSearch} onOther={() => setDialogOpen(true)} />
      <FilterChip
        label={t('actions.anybody')}
        value={userId === '' ? null : userName}
        menu={{
          items: [
            ...users.slice(0, USERS_MAX).map(({ id, name }) => ({ key: id, label: name })),
            ...(areMany ? [{ key: OTHER, label: t('actions.otherUser') }] : []),
          ],
          onClick: ({ key }) => (key === OTHER ? setDialogOpen(true) : onSearch({ ...search, userId: key })),
          style: SCROLL_STYLE,
        }}
        onClear={userId === '' ? undefined : () => onSearch({ ...search, userId: '' })}
        data-action="chooseUser"
      />
      <FilterChip
        label={t('actions.anything')}
        value={isActionType(type) ? common(`actionType.${type}`) : null}
        menu={{
          items: Object.values(ActionType).map((one) => ({ key: one, label: common(`actionType.${one}`) })),
          onClick: ({ key }) => onSearch({ ...search, type: key }),
          style: SCROLL_STYLE,
        }}
        onClear={type === '' ? undefined : () => onSearch({ ...search, type: '' })}
        data-action="chooseType"
      />
      <ObjectChip search={search} onSearch={onSearch} onOther={() => setDialogOpen(true)} />
      {isDialogOpen && (
        <SearchDialog<ActionSearch>
          name="actionSearch"
          title={t('actions.search')}
          model={{
            ...ACTION_SEARCH,
            cleared: (from) => ({ ...from, start: '', end: '', objectNumber: '', ...(areMany && { userId: '' }) }),
          }}
          search={search}
          labelOf={(field) => (isDialogField(field) ? t(`actions.${FIELDS[field]}`) : '')}
          onSearch={(changedSearch) => {
            setDialogOpen(false);
            onSearch({ ...changedSearch, objectNumber: changedSearch.objectNumber.trim() });
          }}
          onClose={() => setDialogOpen(false)}
        >
          {(form) => (
            <>
              {areMany && (
                <SearchSelect
                  form={form}
                  name="userId"
                  options={users.map(({ id, name }) => ({ value: id, label: name }))}
                  isSearchable
                />
              )}
              <SearchPeriod form={form} start="start" end="end" />
              <SearchText form={form} name="objectNumber" />
            </>
          )}
        </SearchDialog>
      )}
    </Flex>
  );
}

function PeriodChip({ search, onSearch, onOther }: ActionFiltersProps & { onOther: () => void }) {
  const { t } = useTexts();
  const { bankDay } = useShell().session;
  const { formatDay } = useDates();
  const { start, end } = search;
  const hasPeriod = start !== '' || end !== '';
  const name = hasPeriod ? findPeriodName({ start, end }, bankDay) : null;
  const periodName = PERIODS.find((period) => period === name);
  const days = [start, end].map((day) => (day === '' ? '…' : formatDay(day))).join(' – ');
  const period = periodName ? t(`actions.periods.${periodName}`) : days;
  return (
    <FilterChip
      label={t('actions.anyDay')}
      value={hasPeriod ? period : null}
      menu={{
        items: [
          ...PERIODS.map((period) => ({ key: period, label: t(`actions.periods.${period}`) })),
          { key: 'other', label: t('actions.otherDays') },
        ],
        onClick: ({ key }) => {
          const named = PERIODS.find((one) => one === key);
          if (named) onSearch({ ...search, ...getNamedPeriod(named, bankDay) });
          else onOther();
        },
      }}
      onClear={hasPeriod ? () => onSearch({ ...search, start: '', end: '' }) : undefined}
      data-action="choosePeriod"
    />
  );
}

function ObjectChip({ search, onSearch, onOther }: ActionFiltersProps & { onOther: () => void }) {
  const { t } = useTexts();
  const kind = parseObjectKind(search.objectType);
  const { objectNumber } = search;
  const conditions = [
    kind && t(`actions.objects.${kind}`),
    objectNumber && t('actions.numbered', { number: objectNumber }),
  ];
  const value = conditions.filter(Boolean).join(', ');
  return (
    <FilterChip
      label={t('actions.anyObject')}
      value={value || null}
      menu={{
        items: [
          ...Object.values(ActionObject).map((one) => ({ key: one, label: t(`actions.objects.${one}`) })),
          { key: 'other', label: t('actions.byNumber') },
        ],
        onClick: ({ key }) => {
          if (key === 'other') onOther();
          else onSearch({ ...search, objectType: key });
        },
      }}
      onClear={value ? () => onSearch({ ...search, objectType: '', objectNumber: '' }) : undefined}
      data-action="chooseObject"
    />
  );
}
