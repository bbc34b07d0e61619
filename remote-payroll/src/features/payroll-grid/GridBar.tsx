import { DeleteOutlined, DownOutlined, PlusOutlined, SearchOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Dropdown, Input, type InputRef } from 'antd';
import type { RefObject } from 'react';
import { IconButton } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { GridWidth } from './columns';
import styles from './payroll-grid.module.css';
import { GRID_TABS, type GridTab } from './grid-view';
import type { PayrollGridModel } from './use-payroll-grid';

const ROW_SOURCES = ['employee', 'employees', 'last', 'file', 'returned'] as const;
export type RowSource = (typeof ROW_SOURCES)[number];

interface GridBarProps {
  grid: PayrollGridModel;
  width: GridWidth;
  isEditable: boolean;
  search: RefObject<InputRef | null>;
  onAdd: (source: RowSource) => void;
}

export function GridBar({ grid, width, isEditable, search, onAdd }: GridBarProps) {
  const { t, common } = useTexts();
  const { state, dispatch, query, show } = grid;
  const chosen = state.marked.size;
  return (
    <div className={styles['bar']}>
      <Tabs grid={grid} isPhone={width === 'cards'} />
      {isEditable && chosen > 0 ? (
        <>
          <span>{t('sheet.chosen', { count: chosen })}</span>
          <Button
            danger
            icon={<DeleteOutlined />}
            onClick={() => dispatch({ do: 'remove', keys: [...state.marked] })}
            data-action="deleteRows"
          >
            {t('sheet.deleteRows')}
          </Button>
          <Button
            onClick={() => dispatch({ do: 'mark', keys: [...state.marked], isMarked: false })}
            data-action="clearSelection"
          >
            {common('common.clearSelection')}
          </Button>
        </>
      ) : (
        <>
          <Input
            ref={search}
            className={styles['search'] ?? ''}
            prefix={<SearchOutlined aria-hidden />}
            placeholder={t('sheet.search')}
            aria-label={t('sheet.search')}
            allowClear
            value={query.search}
            onChange={({ target }) => show({ search: target.value })}
            data-field="search"
          />
          {isEditable && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: ROW_SOURCES.map((source) => ({
                  key: source,
                  label: <span data-action={`add-${source}`}>{t(`sheet.add.${source}`)}</span>,
                  onClick: () => onAdd(source),
                })),
              }}
            >
              <Button data-action="add" aria-label={t('sheet.addRows')}>
                {width === 'narrow' || width === 'cards' ? <PlusOutlined aria-hidden /> : t('sheet.addRows')}{' '}
                <DownOutlined aria-hidden />
              </Button>
            </Dropdown>
          )}
        </>
      )}
      {isEditable && (
        <IconButton
          icon={<UndoOutlined aria-hidden />}
          aria-label={t('sheet.undo')}
          title={t('sheet.undo')}
          aria-disabled={state.past.length === 0 && state.typed === null}
          onClick={() => dispatch({ do: 'undo' })}
          data-action="undo"
        />
      )}
    </div>
  );
}

const PHONE_TABS: readonly GridTab[] = ['errors', 'toCheck', 'all'];

function Tabs({ grid, isPhone }: { grid: PayrollGridModel; isPhone: boolean }) {
  const { t } = useTexts();
  const { facts, query, show, state } = grid;
  const toCheck = facts.toCheck.filter((key) => !state.dismissedAdvice.has(key)).length;
  const counts: Readonly<Record<GridTab, string>> = {
    all: String(facts.byKey.size),
    errors: String(facts.errors.length),
    toCheck: String(toCheck),
    changes: t('sheet.twoCounts', { joined: facts.joined.length, left: facts.left.length }),
    otherBanks: String(facts.atOtherBanks.length),
  };
  return (
    <nav aria-label={t('sheet.tabsLabel')} className="ncb-view-tabs">
      {(isPhone ? PHONE_TABS : GRID_TABS).map((name) => (
        <button
          key={name}
          type="button"
          className="ncb-view-tab"
          aria-current={name === query.tab ? 'page' : undefined}
          aria-label={`${t(`sheet.tabs.${name}`)} (${counts[name]})`}
          onClick={() => show({ tab: name, sort: null })}
          data-action={`tab-${name}`}
        >
          {t(`sheet.tabs.${name}`)}
          <span className={name === 'errors' && facts.errors.length > 0 ? styles['errors'] : 'ncb-view-count'}>
            {counts[name]}
          </span>
        </button>
      ))}
    </nav>
  );
}
