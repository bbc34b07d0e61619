import { Button, Radio } from 'antd';
import {
  getFieldProps,
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
import { BoundField, SelectField, CheckboxField } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { readLastSearch, LAST_SEARCH_TABLE, toLastSearch } from './last-search';
import { getPeriodSinceExport } from './get-period-since-export';
import type { StatementParameters, StatementSearch } from './statement-search';

interface SearchDialogProps {
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
  const [saved] = last.saved;
  const find = (nextSearch: StatementSearch) => {
    const nextSaved = toLastSearch(nextSearch, model, bankDay);
    if (JSON.stringify(nextSaved) !== JSON.stringify(saved)) void last.save(nextSaved);
    onSearch(nextSearch);
  };
  return (
    <SearchFrame<StatementSearch>
      name="statementSearch"
      title={t('statement.search.title')}
      model={model}
      search={search}
      labelOf={(field) => t(`statement.search.fields.${field as keyof StatementParameters}`)}
      onSearch={find}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="ncb-wide">
            <BoundField<StatementType, StatementSearch> {...getFieldProps({ form, name: 'type' })}>
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
          {saved && (
            <div className="ncb-wide">
              <Button
                size="small"
                onClick={() => form.checked.fill(readLastSearch(saved, model, bankDay))}
                data-action="asLastTime"
              >
                {t('statement.search.asLastTime')}
              </Button>
            </div>
          )}
          <Periods form={form} />
          <div className="ncb-wide">
            <SearchPeriod form={form} start="start" end="end" />
          </div>
          <div className="ncb-wide">
            <SearchSelect
              form={form}
              name="accountIds"
              isMultiple
              options={accounts.map(({ id, iban, currencyLetters }) => ({
                value: id,
                label: `${formatIban(iban)} ${currencyLetters}`,
              }))}
            />
          </div>
          <SelectField<OperationFilter, StatementSearch>
            {...getFieldProps({ form, name: 'operations' })}
            options={Object.values(OperationFilter).map((value) => ({
              value,
              label: common(`operationFilter.${value}`),
            }))}
          />
          <SelectField<StatementSort, StatementSearch>
            {...getFieldProps({ form, name: 'sort' })}
            options={Object.values(StatementSort).map((value) => ({ value, label: common(`statementSort.${value}`) }))}
          />
          <CheckboxField<StatementSearch> {...getFieldProps({ form, name: 'withRevaluation' })} />
          <CheckboxField<StatementSearch> {...getFieldProps({ form, name: 'withClosed' })} />
        </>
      )}
    </SearchFrame>
  );
}

function Periods({ form }: { form: SearchForm<StatementSearch> }) {
  const { t } = useTexts();
  const { bankDay } = useSteadyShell().session;
  const { data } = useLastExports();
  const since = getPeriodSinceExport(data?.exports ?? [], form.checked.values.accountIds, bankDay);
  return (
    <PeriodNames
      form={form}
      start="start"
      end="end"
      extraPeriods={since ? [{ name: 'sinceExport', label: t('statement.search.sinceExport'), period: since }] : []}
    />
  );
}
