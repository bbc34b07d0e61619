import { useQueryClient, type QueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { listMail, readLetter, type AnswerOf, type LetterRow, type MailFolder } from '../api/contract';
import { MAIL_PORTION } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { type FailedAnswer, useAnswer } from './use-answer';
import { isLong, type Portions, usePortions } from './use-portions';

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
  readonly answer: UseInfiniteQueryResult<Portions<Portion>, FailedAnswer>;
  /** Asks for the newest letters, however many are there. */
  refresh(): Promise<void>;
}

/**
 * The letters of a folder, a portion more each time; a portion of fewer is the last.
 * @param words what is looked for in subject, text and number; '' for all
 */
export function useLetters(folder: MailFolder, words = ''): FoundLetters {
  const { session, api } = useSteadyShell();
  const { answer, refresh } = usePortions<Portion>({
    queryKey: mailKeys.folder(session.companyRef, folder, words),
    ask: (lastId, signal) => api.call(listMail, { folder, lastId, words }, { signal }),
    nextOf: ({ letters }) => (letters.length < MAIL_PORTION ? undefined : letters.at(-1)?.id),
  });
  return { letters: answer.data?.pages.flatMap(({ letters }) => letters) ?? [], answer, refresh };
}

/**
 * What a letter did to the folders: they are asked for anew, but for those of several portions, which would all come
 * again. There the letters that are read now are marked.
 */
export function letterChanged(cache: QueryClient, companyRef: string, readIds: readonly string[] = []): Promise<void> {
  const queryKey = mailKeys.folders(companyRef);
  const isLongFolder = ({ state }: { readonly state: { readonly data: unknown } }) => isLong(state.data);
  cache.setQueriesData<Portions<Portion>>(
    { queryKey, predicate: isLongFolder },
    (found) => found && marked(found, readIds),
  );
  return cache.invalidateQueries({ queryKey, predicate: (query) => !isLongFolder(query) });
}

/** The first portion says how many are unread in the whole folder. */
function marked({ pages, pageParams }: Portions<Portion>, readIds: readonly string[]): Portions<Portion> {
  const isNew = ({ id, isRead }: LetterRow) => !isRead && readIds.includes(id);
  const count = pages.flatMap(({ letters }) => letters).filter(isNew).length;
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      unread: Math.max(0, page.unread - count),
      letters: page.letters.map((letter) => (isNew(letter) ? { ...letter, isRead: true } : letter)),
    })),
  };
}

/** One letter with its exchange; all of it is read from then on, for the whole company. */
export function useLetter(id: string | undefined) {
  const { session, api } = useSteadyShell();
  const cache = useQueryClient();
  const { companyRef } = session;
  return useAnswer(
    mailKeys.letter(companyRef, id ?? ''),
    async () => {
      const outcome = await api.call(readLetter, { id: id ?? '' });
      if (outcome.ok) {
        const { letter, thread } = outcome.value;
        void letterChanged(
          cache,
          companyRef,
          [letter, ...thread].map((read) => read.id),
        );
      }
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
  const { session, api } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(listMail, { folder: 'inbox', lastId: null, words: '' }, { signal });
  return useAnswer(mailKeys.unread(session.companyRef), ask, {
    ...{ enabled: isAsked, staleTime: MINUTE_MS, refetchOnWindowFocus: 'always' },
  }).data;
}
