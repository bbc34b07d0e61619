import { useRangeFormatters } from '@ncb/shared-kernel/blocks/search';
import { useTypeNames } from '../use-type-names';
import type { PayrollSearch, SearchField } from './payroll-search';
import { useTexts } from '../../texts';

export function useSearchWords(search: PayrollSearch): (field: SearchField) => string {
  const { common } = useTexts();
  const { nameOf } = useTypeNames();
  const ranges = useRangeFormatters();
  const words: Partial<Record<SearchField, () => string>> = {
    start: () => ranges.days(search.start, search.end),
    amountFrom: () => ranges.amounts(search.amountFrom, search.amountTo),
    typeId: () => nameOf({ typeId: search.typeId, otherType: '' }),
    status: () => common(`documentStatus.${search.status as '0'}`),
  };
  return (field) => words[field]?.() ?? String(search[field]);
}
