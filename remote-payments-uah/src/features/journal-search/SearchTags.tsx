import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { IconButton } from '@ncb/shared-kernel/ui';
import { EMPTY_SEARCH, WIRE_NAMES, type JournalSearch } from './journal-search';
import { tagsOf, type SearchTag } from './search-tags';
import { useOwnAccounts } from './use-own-accounts';
import { useTexts } from '../../texts';

export interface SearchTagsProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
}

/** What the journal is narrowed down to, each condition with a button that drops it. */
export function SearchTags({ search, onSearch }: SearchTagsProps) {
  const { t } = useTexts();
  const wordsOf = useWords(search);
  const tags = tagsOf(search);
  if (tags.length === 0) return null;
  return (
    <Flex gap="small" align="center" wrap role="group" aria-label={t('journal.search.conditions')}>
      {tags.map(({ field, without }) => {
        const words = `${t(`journal.search.tags.${field as 'start'}`)}: ${wordsOf(field)}`;
        return (
          <Tag key={field} className="ncb-condition" data-row={WIRE_NAMES[field]}>
            {words}
            <IconButton
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('journal.search.drop', { condition: words })}
              onClick={() => onSearch(without)}
              data-action="dropCondition"
            />
          </Tag>
        );
      })}
      <Button
        type="link"
        onClick={() => onSearch({ ...EMPTY_SEARCH, isForMe: search.isForMe })}
        data-action="clearSearch"
      >
        {t('journal.search.clear')}
      </Button>
    </Flex>
  );
}

/** What is asked of a field, in words. */
function useWords(search: JournalSearch): (field: SearchTag['field']) => string {
  const { t, common } = useTexts();
  const { accounts } = useOwnAccounts();
  const day = (date: string) => (isCalendarDate(date) ? toDotted(date) : date);
  const range = (from: string, to: string) => [from || '…', to || '…'].join(' – ');
  const words: Partial<Record<SearchTag['field'], () => string>> = {
    start: () => range(day(search.start), day(search.end)),
    day: () => day(search.day),
    amountLow: () => range(search.amountLow, search.amountHigh),
    type: () => common(`documentKind.${search.type as '1'}`),
    status: () => common(`documentStatus.${search.status as '0'}`),
    direction: () => t(`journal.search.directions.${search.direction as 'd'}`),
    accountIds: () =>
      search.accountIds.map((id) => formatIban(accounts.find((account) => account.id === id)?.iban ?? id)).join(', '),
  };
  return (field) => words[field]?.() ?? String(search[field]);
}
