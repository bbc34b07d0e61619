import { Button, Radio } from 'antd';
import {
  fieldOf,
  PeriodNames,
  SearchDialog as SearchFrame,
  SearchPeriod,
  SearchSelect,
  useSavedSearches,
  type SearchForm,
  type SearchModel,
} from '@ncb/shared-kernel/blocks/search';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { OperationFilter, StatementSort, StatementType } from '@ncb/shared-kernel/domain/vocabulary';
import { useLastExports, useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { BoundField, SelectField, SwitchField } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { fromLastSearch, LAST_SEARCH_TABLE, toLastSearch } from './last-search';
import { daysSinceExport } from './periods';
import type { AskedStatement, StatementSearch } from './statement-search';

export interface SearchDialogProps {
  model: SearchModel<StatementSearch>;
  search: StatementSearch;
  onSearch: (search: StatementSearch) => void;
  onClose: () => void;
}

/**
 * Search dialog of the statement. Source: docs/requirements/currency-payroll-credits-statements.md#statement,
 * docs/requirements/currency-payroll-credits-statements.md#statement-filters,
 * docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
export function SearchDialog({ model, search, onSearch, onClose }: SearchDialogProps) {
  const { t, common } = useTexts();
  const { accounts } = useOwnAccounts();
  const { bankDay } = useSteadyShell().session;
  const last = useSavedSearches(LAST_SEARCH_TABLE);
  const [kept] = last.kept;
  const find = (wanted: StatementSearch) => {
    const asked = toLastSearch(wanted, model, bankDay);
    if (JSON.stringify(asked) !== JSON.stringify(kept)) void last.keep(asked);
    onSearch(wanted);
  };
  return (
    <SearchFrame<StatementSearch>
      name="statementSearch"
      title={t('statement.search.title')}
      model={model}
      search={search}
      labelOf={(field) => t(`statement.search.fields.${field as keyof AskedStatement}`)}
      onSearch={find}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="ncb-wide">
            <BoundField<StatementType, StatementSearch> {...fieldOf({ form, name: 'type' })}>
              {({ value, onChange, ...control }) => (
                <Radio.Group
                  {...control}
                  value={value}
                  onChange={({ target }) => onChange(target.value as StatementType)}
                  options={Object.values(StatementType).map((type) => ({
                    value: type,
                    label: t(`statement.search.types.${type}`),
                  }))}
                />
              )}
            </BoundField>
          </div>
          {kept && (
            <div className="ncb-wide">
              <Button
                size="small"
                onClick={() => form.checked.fill(fromLastSearch(kept, model, bankDay))}
                data-action="asLastTime"
              >
                {t('statement.search.asLastTime')}
              </Button>
            </div>
          )}
          <Periods form={form} />
          <SearchPeriod form={form} start="start" end="end" />
          <div className="ncb-wide">
            <SearchSelect
              form={form}
              name="accountIds"
              areMany
              options={accounts.map(({ id, iban, currencyLetters }) => ({
                value: id,
                label: `${formatIban(iban)} ${currencyLetters}`,
              }))}
            />
          </div>
          <SelectField<OperationFilter, StatementSearch>
            {...fieldOf({ form, name: 'operations' })}
            options={Object.values(OperationFilter).map((value) => ({
              value,
              label: common(`operationFilter.${value}`),
            }))}
          />
          <SelectField<StatementSort, StatementSearch>
            {...fieldOf({ form, name: 'sort' })}
            options={Object.values(StatementSort).map((value) => ({ value, label: common(`statementSort.${value}`) }))}
          />
          <SwitchField<StatementSearch> {...fieldOf({ form, name: 'withRevaluation' })} />
          <SwitchField<StatementSearch> {...fieldOf({ form, name: 'withClosed' })} />
        </>
      )}
    </SearchFrame>
  );
}

function Periods({ form }: { form: SearchForm<StatementSearch> }) {
  const { t } = useTexts();
  const { bankDay } = useSteadyShell().session;
  const { data } = useLastExports();
  const since = daysSinceExport(data?.exports ?? [], form.checked.values.accountIds, bankDay);
  return (
    <PeriodNames
      form={form}
      start="start"
      end="end"
      further={since ? [{ name: 'sinceExport', label: t('statement.search.sinceExport'), period: since }] : []}
    />
  );
}
