import {
  AmountRange,
  SearchDialog as SearchFrame,
  SearchPeriod,
  SearchSelect,
  SearchText,
} from '@ncb/shared-kernel/blocks/search';
import { PAYROLL_SEARCH_DEFAULT_DAYS, STORED_STATUSES } from '@ncb/shared-kernel/domain/vocabulary';
import { useTypeNames } from '../use-type-names';
import { PAYROLL_SEARCH, type DialogField, type PayrollSearch } from './payroll-search';
import { useTexts } from '../../texts';

interface SearchDialogProps {
  search: PayrollSearch;
  onSearch: (search: PayrollSearch) => void;
  onClose: () => void;
}

/**
 * Dialog with all search conditions of payrolls. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-list,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-calls.
 */
export function SearchDialog({ search, onSearch, onClose }: SearchDialogProps) {
  const { t, common } = useTexts();
  const { types } = useTypeNames();
  return (
    <SearchFrame
      name="payrollSearch"
      title={t('search.title')}
      model={PAYROLL_SEARCH}
      search={search}
      labelOf={(field) => t(`search.fields.${field as DialogField}`)}
      onSearch={onSearch}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SearchPeriod form={form} start="start" end="end" defaultDays={PAYROLL_SEARCH_DEFAULT_DAYS} />
          <SearchText form={form} name="number" inputMode="numeric" />
          <SearchSelect form={form} name="typeId" options={types.map(({ id, name }) => ({ value: id, label: name }))} />
          <AmountRange form={form} low="amountFrom" high="amountTo" />
          <SearchSelect
            form={form}
            name="status"
            options={STORED_STATUSES.map((status) => ({
              value: String(status),
              label: common(`documentStatus.${status}`),
            }))}
          />
        </>
      )}
    </SearchFrame>
  );
}
