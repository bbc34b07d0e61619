import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { JournalSearch } from './journal-search';
import { SearchFieldInput } from './SearchFieldInput';
import { SearchFieldSelect } from './SearchFieldSelect';
import { useOwnAccounts } from './use-own-accounts';
import { useTexts } from '../../texts';

export interface PartyFieldsProps {
  checked: CheckedForm<JournalSearch>;
}

/** Who pays whom from which account, and who made the document. */
export function PartyFields({ checked }: PartyFieldsProps) {
  const { t } = useTexts();
  const { accounts } = useOwnAccounts();
  return (
    <>
      <SearchFieldSelect
        checked={checked}
        name="direction"
        options={(['d', 'k'] as const).map((direction) => ({
          value: direction,
          label: t(`journal.search.directions.${direction}`),
        }))}
      />
      <SearchFieldSelect
        checked={checked}
        name="accountIds"
        areMany
        options={accounts.map(({ id, iban, currencyLetters }) => ({
          value: id,
          label: `${formatIban(iban)} ${currencyLetters}`,
        }))}
      />
      <SearchFieldInput checked={checked} name="receiverName" />
      <SearchFieldInput checked={checked} name="receiverCode" inputMode="numeric" />
      <SearchFieldInput checked={checked} name="receiverAccount" />
      <SearchFieldInput checked={checked} name="senderName" />
      <SearchFieldInput checked={checked} name="creator" />
    </>
  );
}
