import { isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import { useTypeNames } from '../payroll-list/use-payroll-types';
import type { PayrollSearch, SearchField } from './payroll-search';
import { useTexts } from '../../texts';

/** What is asked of a field, in words. */
export function useSearchWords(search: PayrollSearch): (field: SearchField) => string {
  const { common } = useTexts();
  const { nameOf } = useTypeNames();
  const day = (date: string) => (isCalendarDate(date) ? toDotted(date) : date);
  const range = (from: string, to: string) => [from || '…', to || '…'].join(' – ');
  const words: Partial<Record<SearchField, () => string>> = {
    start: () => range(day(search.start), day(search.end)),
    amountFrom: () => range(search.amountFrom, search.amountTo),
    typeId: () => nameOf({ typeId: search.typeId, otherType: '' }),
    status: () => common(`documentStatus.${search.status as '0'}`),
  };
  return (field) => words[field]?.() ?? String(search[field]);
}
