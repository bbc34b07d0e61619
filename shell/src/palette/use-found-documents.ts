import { useDocumentsOverAllTime } from '@ncb/shared-kernel/queries';
import { useSettled } from '@ncb/shared-kernel/ui';

/** Rest of the keys after which the bank is asked, ms: fast typing asks once. */
const REST_MS = 150;
/** One letter is in nearly every document; one digit may be a number. */
const ENOUGH = /\d|\S\s*\S/;

/** Finds documents over all time at the bank once the typing rests. */
export function useFoundDocuments(typed: string, isEnabled: boolean) {
  const text = typed.trim();
  const settled = useSettled(text, REST_MS);
  const isSearched = isEnabled && ENOUGH.test(text);
  const isCurrent = isSearched && settled === text;
  const answer = useDocumentsOverAllTime(settled, isCurrent);
  const isFailed = isCurrent && answer.isError && !answer.isFetching;
  return {
    found: isCurrent ? answer.data : undefined,
    isPending: isSearched && !isFailed && !(isCurrent && answer.data),
    isFailed,
    retry: answer.refetch,
  };
}
