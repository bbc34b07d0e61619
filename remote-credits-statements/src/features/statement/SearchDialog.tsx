import { Radio } from 'antd';
import {
  fieldOf,
  SearchDialog as SearchFrame,
  SearchPeriod,
  SearchSelect,
  type SearchForm,
  type SearchModel,
} from '@ncb/shared-kernel/blocks/search';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { OperationFilter, StatementSort, StatementType } from '@ncb/shared-kernel/domain/vocabulary';
import { useLastExports, useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { BoundField, SelectField, SwitchField, ToggleChip } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { daysSinceExport, periodDays, PERIODS } from './periods';
import styles from './statement.module.css';
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

/** The periods that are one press away. */
function Periods({ form }: { form: SearchForm<StatementSearch> }) {
  const { t } = useTexts();
  const { bankDay } = useShell().session;
  const { checked } = form;
  const { start, end, accountIds } = checked.values;
  const { data } = useLastExports();
  const since = daysSinceExport(data?.exports ?? [], accountIds, bankDay);
  return (
    <div className={`ncb-wide ${styles['periods']}`} role="group" aria-label={t('statement.search.period')}>
      {PERIODS.map((name) => {
        const days = periodDays(name, bankDay);
        const label = t(`statement.search.periods.${name}`, { date: toDotted(bankDay).slice(0, 5) });
        return (
          <ToggleChip
            key={name}
            label={label}
            isOn={start === days.start && end === days.end}
            onToggle={() => checked.fill(days)}
            data-field={`period_${name}`}
          >
            {label}
          </ToggleChip>
        );
      })}
      {since && (
        <ToggleChip
          label={t('statement.search.periods.sinceExport')}
          isOn={start === since.start && end === since.end}
          onToggle={() => checked.fill(since)}
          data-field="period_sinceExport"
        >
          {t('statement.search.periods.sinceExport')}
        </ToggleChip>
      )}
    </div>
  );
}
