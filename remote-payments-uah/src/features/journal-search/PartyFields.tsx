import { SearchSelect, SearchText, type SearchForm } from '@ncb/shared-kernel/blocks/search';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import type { JournalSearch } from './journal-search';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useTexts } from '../../texts';

interface PartyFieldsProps {
  form: SearchForm<JournalSearch>;
}

export function PartyFields({ form }: PartyFieldsProps) {
  const { t } = useTexts();
  const { accounts } = useOwnAccounts();
  return (
    <>
      <SearchSelect
        form={form}
        name="direction"
        options={(['d', 'k'] as const).map((direction) => ({
          value: direction,
          label: t(`journal.search.directions.${direction}`),
        }))}
      />
      <SearchSelect
        form={form}
        name="accountIds"
        isMultiple
        options={accounts.map(({ id, iban, currencyLetters }) => ({
          value: id,
          label: `${formatIban(iban)} ${currencyLetters}`,
        }))}
      />
      <SearchText form={form} name="receiverName" />
      <SearchText form={form} name="receiverCode" inputMode="numeric" />
      <SearchText form={form} name="receiverAccount" />
      <SearchText form={form} name="senderName" />
      <SearchText form={form} name="creator" />
    </>
  );
}
