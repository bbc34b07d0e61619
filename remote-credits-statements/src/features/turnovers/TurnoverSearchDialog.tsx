import { Radio } from 'antd';
import {
  getFieldProps,
  PeriodNames,
  SearchDialog,
  type SearchForm,
  type SearchModel,
} from '@ncb/shared-kernel/blocks/search';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { PICKER_DATE_MIN } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { BoundField, DateField, SteadySelect, CheckboxField } from '@ncb/shared-kernel/ui';
import { TURNOVER_VIEWS, type TurnoverSearch, type TurnoverView } from './turnover-search';
import { useTexts } from '../../texts';
import styles from './turnovers.module.css';

interface TurnoverSearchDialogProps {
  model: SearchModel<TurnoverSearch>;
  search: TurnoverSearch;
  onSearch: (search: TurnoverSearch) => void;
  onClose: () => void;
}

type Form = { form: SearchForm<TurnoverSearch> };

/**
 * Search dialog of turnovers. Source: docs/requirements/currency-payroll-credits-statements.md#turnovers,
 * docs/requirements/currency-payroll-credits-statements.md#account-calls.
 */
export function TurnoverSearchDialog({ model, search, onSearch, onClose }: TurnoverSearchDialogProps) {
  const { bankDay } = useShell().session;
  const { t } = useTexts();
  const range = { from: PICKER_DATE_MIN, to: bankDay };
  return (
    <SearchDialog
      name="turnoverSearch"
      title={t('turnovers.search.title')}
      model={model}
      search={search}
      labelOf={(field) => t(`turnovers.search.fields.${field}`)}
      onSearch={onSearch}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PeriodNames form={form} start="start" end="end" />
          <DateField {...getFieldProps({ form, name: 'start' })} range={range} />
          <DateField {...getFieldProps({ form, name: 'end' })} range={range} />
          <AccountsField form={form} />
          <ViewField form={form} />
          <div className={`ncb-wide ${styles['switches']}`}>
            <CheckboxField {...getFieldProps({ form, name: 'withRevaluation' })} />
            <CheckboxField {...getFieldProps({ form, name: 'withClosed' })} />
          </div>
        </>
      )}
    </SearchDialog>
  );
}

function AccountsField({ form }: Form) {
  const { accounts } = useOwnAccounts();
  const { t } = useTexts();
  return (
    <BoundField<readonly string[], TurnoverSearch>
      {...getFieldProps({ form, name: 'accountIds' })}
      className="ncb-wide"
    >
      {({ value = [], ...control }) => (
        <SteadySelect<readonly string[]>
          {...control}
          value={value}
          mode="multiple"
          allowClear
          placeholder={t('turnovers.search.allAccounts')}
          options={accounts.map(({ id, iban, comment, currencyLetters }) => ({
            value: id,
            label: [formatIban(iban), currencyLetters, comment].filter(Boolean).join(' · '),
          }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      )}
    </BoundField>
  );
}

function ViewField({ form }: Form) {
  const { t } = useTexts();
  const field = getFieldProps({ form, name: 'view' });
  return (
    <BoundField<TurnoverView, TurnoverSearch> {...field} className="ncb-wide">
      {({ status: _, value, onChange, onBlur, ...control }) => (
        <Radio.Group
          {...control}
          aria-label={field.label}
          value={value}
          onChange={({ target }) => onChange(target.value as TurnoverView)}
          onBlur={onBlur}
        >
          {TURNOVER_VIEWS.map((view) => (
            <Radio key={view} value={view} data-option={view}>
              {t(`turnovers.views.${view}`)}
            </Radio>
          ))}
        </Radio.Group>
      )}
    </BoundField>
  );
}
