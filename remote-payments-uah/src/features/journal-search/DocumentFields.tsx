import { currenciesForSearch, DocumentType, STORED_STATUSES } from '@ncb/shared-kernel/domain/vocabulary';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { JournalSearch } from './journal-search';
import { SearchFieldInput } from './SearchFieldInput';
import { SearchFieldSelect } from './SearchFieldSelect';
import { useOwnAccounts } from './use-own-accounts';
import { useTexts } from '../../texts';

export interface DocumentFieldsProps {
  checked: CheckedForm<JournalSearch>;
}

/** The document itself: which way the money goes, its type, status, number, amount and currency. */
export function DocumentFields({ checked }: DocumentFieldsProps) {
  const { common } = useTexts();
  const { accounts } = useOwnAccounts();
  const currencies = currenciesForSearch([
    ...accounts.map(({ currencyCode }) => currencyCode),
    // One that an address brought is offered, whatever the accounts hold.
    ...(checked.values.currency === 'RUR' ? ['643'] : []),
  ]);
  return (
    <>
      <SearchFieldSelect
        checked={checked}
        name="type"
        options={Object.values(DocumentType).map((type) => ({
          value: String(type),
          label: common(`documentKind.${type}`),
        }))}
      />
      <SearchFieldSelect
        checked={checked}
        name="status"
        options={STORED_STATUSES.map((status) => ({
          value: String(status),
          label: common(`documentStatus.${status}`),
        }))}
      />
      <SearchFieldInput checked={checked} name="amountLow" inputMode="decimal" />
      <SearchFieldInput checked={checked} name="amountHigh" inputMode="decimal" />
      <SearchFieldSelect
        checked={checked}
        name="currency"
        options={currencies.map(({ letters }) => ({ value: letters, label: letters }))}
      />
      <SearchFieldInput checked={checked} name="number" inputMode="numeric" />
    </>
  );
}
