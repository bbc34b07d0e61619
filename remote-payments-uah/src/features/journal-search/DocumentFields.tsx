import { AmountRange, SearchSelect, SearchText, type SearchForm } from '@ncb/shared-kernel/blocks/search';
import { getSearchCurrencies, DocumentType, STORED_STATUSES } from '@ncb/shared-kernel/domain/vocabulary';
import type { JournalSearch } from './journal-search';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useTexts } from '../../texts';

interface DocumentFieldsProps {
  form: SearchForm<JournalSearch>;
}

export function DocumentFields({ form }: DocumentFieldsProps) {
  const { common } = useTexts();
  const { accounts } = useOwnAccounts();
  const currencies = getSearchCurrencies([
    ...accounts.map(({ currencyCode }) => currencyCode),
    // From an address: offered without an account too.
    ...(form.checked.values.currency === 'RUR' ? ['643'] : []),
  ]);
  return (
    <>
      <SearchText form={form} name="find" />
      <SearchSelect
        form={form}
        name="type"
        options={Object.values(DocumentType).map((type) => ({
          value: String(type),
          label: common(`documentKind.${type}`),
        }))}
      />
      <SearchSelect
        form={form}
        name="status"
        options={STORED_STATUSES.map((status) => ({
          value: String(status),
          label: common(`documentStatus.${status}`),
        }))}
      />
      <AmountRange form={form} low="amountLow" high="amountHigh" />
      <SearchSelect
        form={form}
        name="currency"
        options={currencies.map(({ letters }) => ({ value: letters, label: letters }))}
      />
      <SearchText form={form} name="number" inputMode="numeric" />
    </>
  );
}
