import { Radio } from 'antd';
import {
  fieldOf,
  PeriodNames,
  SearchDialog as SearchFrame,
  SearchPeriod,
  SearchSelect,
  type SearchForm,
  type SearchModel,
} from '@ncb/shared-kernel/blocks/search';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { OperationFilter, StatementSort, StatementType } from '@ncb/shared-kernel/domain/vocabulary';
import { useLastExports, useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { BoundField, SelectField, SwitchField } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { daysSinceExport } from './periods';
import type { AskedStatement, StatementSearch } from './statement-search';

export interface SearchDialogProps {
  model: SearchModel<StatementSearch>;
  search: StatementSearch;
  onSearch: (search: StatementSearch) => void;
  onClose: () => void;
}

/** Everything that a statement is asked for. Source: spec 3 §2, §3 (filters), §9 (defaults) */
export function SearchDialog({ model, search, onSearch, onClose }: SearchDialogProps) {
  const { t, common } = useTexts();
  const { accounts } = useOwnAccounts();
  return (
    <SearchFrame<StatementSearch>
      name="statementSearch"
      title={t('statement.search.title')}
      model={model}
      search={search}
      labelOf={(field) => t(`statement.search.fields.${field as keyof AskedStatement}`)}
      onSearch={onSearch}
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

/** The periods that are one press away, and the one since the accounts were last exported. */
function Periods({ form }: { form: SearchForm<StatementSearch> }) {
  const { t } = useTexts();
  const { bankDay } = useShell().session;
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
