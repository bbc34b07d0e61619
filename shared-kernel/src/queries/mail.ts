import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { listMail, readLetter, type AnswerOf, type LetterRow, type MailFolder } from '../api/contract';
import { MAIL_PORTION } from '../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FailedAnswer, KERNEL_QUERY, useAnswer } from './use-answer';

/** Letters between a company and the bank. */
export const mailKeys = {
  all: (companyRef: string) => ['mail', companyRef] as const,
  folders: (companyRef: string) => ['mail', companyRef, 'folders'] as const,
  folder: (companyRef: string, folder: MailFolder, words: string) =>
    ['mail', companyRef, 'folders', folder, words] as const,
  /** Below the folders: whatever makes them old makes the number old. */
  unread: (companyRef: string) => ['mail', companyRef, 'folders', 'unread'] as const,
  letter: (companyRef: string, id: string) => ['mail', companyRef, 'letter', id] as const,
};

type Portion = AnswerOf<typeof listMail>;

export interface FoundLetters {
  /** Newest first: all portions that have come. */
  readonly letters: readonly LetterRow[];
  readonly answer: UseInfiniteQueryResult<InfiniteData<Portion>, FailedAnswer>;
}

/**
 * The letters of a folder, a portion more each time; a portion of fewer is the last.
 * @param words what is looked for in subject, text and number; '' for all
 */
export function useLetters(folder: MailFolder, words = ''): FoundLetters {
  const { session, api } = useShell();
  const answer = useInfiniteQuery<Portion, FailedAnswer, InfiniteData<Portion>, QueryKey, string | null>({
    queryKey: mailKeys.folder(session.companyRef, folder, words),
    meta: KERNEL_QUERY,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const outcome = await api.call(listMail, { folder, lastId: pageParam, words }, { signal });
      if (!outcome.ok) throw new FailedAnswer(outcome.failure);
      return outcome.value;
    },
    getNextPageParam: ({ letters }) => (letters.length < MAIL_PORTION ? undefined : letters.at(-1)?.id),
    // A colleague may have read or written one a second ago.
    staleTime: 0,
  });
  return { letters: answer.data?.pages.flatMap(({ letters }) => letters) ?? [], answer };
}

/** One letter with its exchange; all of it is read from then on, for the whole company. */
export function useLetter(id: string | undefined) {
  const { session, api } = useShell();
  const cache = useQueryClient();
  const { companyRef } = session;
  return useAnswer(
    mailKeys.letter(companyRef, id ?? ''),
    async () => {
      const outcome = await api.call(readLetter, { id: id ?? '' });
      if (outcome.ok) void cache.invalidateQueries({ queryKey: mailKeys.folders(companyRef) });
      return outcome;
    },
    // A letter never changes: what comes to its exchange comes with the folders.
    { enabled: id !== undefined, staleTime: Infinity },
  );
}

const MINUTE_MS = 60_000;

export interface MailNews {
  /** How many letters of the bank nobody of the company has read. */
  readonly unread: number;
  /** The oldest important letter that nobody has confirmed. */
  readonly toConfirm: string | null;
}

/** What of the bank's letters waits for somebody of the company; undefined while that is not known. */
export function useMailNews(isAsked: boolean): MailNews | undefined {
  const { session, api } = useShell();
  const ask = (signal: AbortSignal) => api.call(listMail, { folder: 'inbox', lastId: null, words: '' }, { signal });
  return useAnswer(mailKeys.unread(session.companyRef), ask, {
    ...{ enabled: isAsked, staleTime: MINUTE_MS, refetchOnWindowFocus: 'always' },
  }).data;
}
