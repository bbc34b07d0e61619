import { ListPeriodChip, SearchChips, type ListSearch } from '@ncb/shared-kernel/blocks/search';
import { PAYROLL_SEARCH_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { FilterChip } from '@ncb/shared-kernel/ui';
import { useTypeNames } from '../use-type-names';
import { CHIP_FIELDS, PAYROLL_SEARCH, getConditions, type PayrollSearch } from './payroll-search';
import { useSearchWords } from './use-search-words';
import { useTexts } from '../../texts';

const DAYS = [PAYROLL_SEARCH_DEFAULT_DAYS, 90];

export function PayrollChips(searched: ListSearch<PayrollSearch>) {
  const { search, onSearch } = searched;
  const { t } = useTexts();
  const { types } = useTypeNames();
  const wordsOf = useSearchWords(search);
  return (
    <SearchChips
      {...searched}
      model={PAYROLL_SEARCH}
      conditions={getConditions(search)}
      formatCondition={wordsOf}
      chipFields={CHIP_FIELDS}
      period={<PayrollPeriodChip search={search} onSearch={onSearch} />}
    >
      {({ room, getCondition }) => {
        const ofType = getCondition('typeId');
        return (
          room === 'all' && (
            <FilterChip
              label={t('search.tags.typeId')}
              value={ofType?.value ?? null}
              menu={{
                items: types.map(({ id, name }) => ({ key: id, label: name })),
                onClick: ({ key }) => onSearch({ ...search, typeId: key }),
              }}
              onClear={ofType?.onClear}
              data-row="typeId"
              data-action="chooseType"
            />
          )
        );
      }}
    </SearchChips>
  );
}

export function PayrollPeriodChip({ search, onSearch }: Pick<ListSearch<PayrollSearch>, 'search' | 'onSearch'>) {
  return (
    <ListPeriodChip
      period={search}
      days={DAYS}
      defaultDays={PAYROLL_SEARCH_DEFAULT_DAYS}
      onPeriod={(period) => onSearch({ ...search, ...period })}
      data-row="start"
    />
  );
}
