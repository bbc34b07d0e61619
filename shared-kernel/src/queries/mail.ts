import { useQueryClient, type QueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { listMail, readLetter, type AnswerOf, type LetterRow, type MailFolder } from '../api/contract';
import { MAIL_PORTION } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { type FailedAnswer, useAnswer } from './use-answer';
import { hasSeveralPortions, type Portions, usePortions } from './use-portions';

export const mailKeys = {
  all: (companyRef: string) => ['mail', companyRef] as const,
  folders: (companyRef: string) => ['mail', companyRef, 'folders'] as const,
  folder: (companyRef: string, folder: MailFolder, words: string) =>
    ['mail', companyRef, 'folders', folder, words] as const,
  /** Below the folders, so that invalidating them invalidates the number. */
  unread: (companyRef: string) => ['mail', companyRef, 'folders', 'unread'] as const,
  letter: (companyRef: string, id: string) => ['mail', companyRef, 'letter', id] as const,
};

type Portion = AnswerOf<typeof listMail>;

export interface FoundLetters {
  readonly letters: readonly LetterRow[];
  readonly answer: UseInfiniteQueryResult<Portions<Portion>, FailedAnswer>;
  /** Reloads the newest letters, however many are loaded. */
  refresh(): Promise<void>;
}

/**
 * Loads the letters of a folder by portions.
 * @param words searched in subject, text and number; '' for all
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

/** Reloads the folders after a letter changed, except those of several portions; there it marks the letters read. */
export function updateFolders(cache: QueryClient, companyRef: string, readIds: readonly string[] = []): Promise<void> {
  const queryKey = mailKeys.folders(companyRef);
  const isLongFolder = ({ state }: { readonly state: { readonly data: unknown } }) => hasSeveralPortions(state.data);
  cache.setQueriesData<Portions<Portion>>(
    { queryKey, predicate: isLongFolder },
    (found) => found && markRead(found, readIds),
  );
  return cache.invalidateQueries({ queryKey, predicate: (query) => !isLongFolder(query) });
}

/** Marks letters as read; the first portion has the number of unread letters of the folder. */
function markRead({ pages, pageParams }: Portions<Portion>, readIds: readonly string[]): Portions<Portion> {
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

/** Loads one letter with its conversation; all of it becomes read for the whole company. */
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
        void updateFolders(
          cache,
          companyRef,
          [letter, ...thread].map((read) => read.id),
        );
      }
      return outcome;
    },
    // A letter never changes; additions to its conversation arrive with the folders.
    { enabled: id !== undefined, staleTime: Infinity },
  );
}

const MINUTE_MS = 60_000;

interface MailNews {
  /** Number of letters of the bank that no user of the company has read. */
  readonly unread: number;
  readonly toConfirm: string | null;
}

/** Returns the state of the bank's letters that await a user of the company; undefined while unknown. */
export function useMailNews(isEnabled: boolean): MailNews | undefined {
  const { session, api } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(listMail, { folder: 'inbox', lastId: null, words: '' }, { signal });
  return useAnswer(mailKeys.unread(session.companyRef), ask, {
    enabled: isEnabled,
    staleTime: MINUTE_MS,
    refetchOnWindowFocus: 'always',
  }).data;
}
