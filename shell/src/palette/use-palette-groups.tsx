import {
  FileSearchOutlined,
  FileTextOutlined,
  MailOutlined,
  PlusOutlined,
  ReloadOutlined,
  UnorderedListOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useMemo } from 'react';
import type { Account, AnswerOf, Correspondent, findDocuments, FoundDocument } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { toSearchText } from '@ncb/shared-kernel/domain/text';
import { buildPageAddress, PAGE_OF_DOCUMENT, PICKER_DATE_MIN } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, goTo, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import { findMatches, listWords, type Searchable } from './find-matches';
import {
  GROUP_ROWS_MAX,
  type PaletteAction,
  type PaletteGroup,
  type PalettePage,
  type PaletteRow,
} from './palette-model';
import { useAccounts } from './use-accounts';
import { useFoundDocuments } from './use-found-documents';
import { useReceivers } from './use-receivers';

export interface PaletteSources {
  /** True once the bank has confirmed the company: before that it answers no search. */
  isConfirmed: boolean;
  actions: readonly PaletteAction[];
  pages: readonly PalettePage[];
  canOpen: (page: string) => boolean;
}

type Found = AnswerOf<typeof findDocuments>;

/** First sign of a text that looks for actions only. */
const ACTIONS_ONLY = '>';

/** Fewest letters for which counterparties are shown: a single one matches half of the catalogue. */
const LETTERS_MIN = 2;

interface FoundGroups {
  readonly words: readonly string[];
  readonly groups: readonly PaletteGroup[];
}

/** Finds rows for a typed text. Actions and pages are found at once, the others as the bank answers. */
export function usePaletteGroups(typed: string, sources: PaletteSources): FoundGroups {
  const isActionsOnly = typed.trimStart().startsWith(ACTIONS_ONLY);
  const text = isActionsOnly ? typed.trimStart().slice(ACTIONS_ONLY.length) : typed;
  const words = useMemo(() => listWords(text), [text]);
  const { answer, receivers } = useReceivers(sources.isConfirmed);
  const hasLetters = words.join('').length >= LETTERS_MIN;
  const found = hasLetters ? receivers : NO_RECEIVERS;
  const accounts = useAccounts(sources.isConfirmed);

  const actions = useActionRows(sources.actions, words, found, hasLetters ? accounts : NO_ACCOUNTS);
  const receiverRows = useReceiverRows(words, found, sources.canOpen);
  const pages = usePageRows(sources.pages, words);
  const foundGroups = useFoundGroups(isActionsOnly ? '' : text, sources);
  const retry = useRetryRow('receivers', answer.refetch);
  // With an empty text the palette says what can be done.
  const isWhole = isActionsOnly || words.length === 0;
  const groups: readonly PaletteGroup[] = [
    { name: 'actions', rows: isWhole ? actions : actions.slice(0, GROUP_ROWS_MAX) },
    ...(isActionsOnly
      ? []
      : [
          {
            name: 'receivers' as const,
            rows: hasLetters && answer.isError && !answer.isFetching ? [retry] : receiverRows,
            isPending: hasLetters && answer.isFetching && !answer.data,
          },
          ...foundGroups,
          { name: 'pages' as const, rows: pages },
        ]),
  ];
  return { words, groups };
}

const NO_RECEIVERS: readonly Searchable<Correspondent>[] = [];
const NO_ACCOUNTS: readonly Searchable<Account>[] = [];

/** Finds actions by their labels, then those for a counterparty or an account by label and subject together. */
function useActionRows(
  actions: readonly PaletteAction[],
  words: readonly string[],
  receivers: readonly Searchable<Correspondent>[],
  accounts: readonly Searchable<Account>[],
): readonly PaletteRow[] {
  const labelled = useMemo(() => actions.map((action) => ({ action, text: toSearchText(action.label) })), [actions]);
  const plain = findMatches(
    labelled.map(({ action, text }) => ({ item: action, text })),
    words,
  );
  const toRow = (action: PaletteAction, parameter: string, { id, name, iban }: ActionSubject): PaletteRow => ({
    key: `action ${action.name} ${id}`,
    icon: <PlusOutlined />,
    title: `${action.label}: ${name}`,
    detail: formatIban(iban),
    run: () => action.run({ [parameter]: id }),
  });
  const forSubjects = labelled.flatMap(({ action, text }) => {
    const { counterparty, account } = action;
    const rest = words.filter((word) => !text.includes(word));
    return [
      ...(counterparty ? findSubjects(receivers, words, rest).map((item) => toRow(action, counterparty, item)) : []),
      ...(account
        ? findSubjects(accounts, words, rest).map(({ id, iban, comment, currencyLetters }) =>
            toRow(action, account, { id, iban, name: `${comment} ${currencyLetters}`.trim() }),
          )
        : []),
    ];
  });
  return [
    ...plain.map((action) => ({
      key: `action ${action.name}`,
      icon: <PlusOutlined />,
      title: action.label,
      run: () => action.run(),
    })),
    ...forSubjects.slice(0, GROUP_ROWS_MAX),
  ];
}

/** Object for which an action is offered. */
interface ActionSubject {
  readonly id: string;
  readonly name: string;
  readonly iban: string;
}

/**
 * Finds the subjects of an action: each belongs to the typed text by at least one word, and has those that the action's
 * label has not.
 */
function findSubjects<Item>(
  subjects: readonly Searchable<Item>[],
  words: readonly string[],
  rest: readonly string[],
): readonly Item[] {
  return findMatches(
    subjects.filter(({ text }) => words.some((word) => text.includes(word))),
    rest,
  );
}

/** Finds counterparties; a row opens everything that was paid to them. */
function useReceiverRows(
  words: readonly string[],
  receivers: readonly Searchable<Correspondent>[],
  canOpen: (page: string) => boolean,
): readonly PaletteRow[] {
  const { navigation } = useShell();
  const { t } = useTexts();
  if (!canOpen('miPmtJournal')) return [];
  return findMatches(receivers, words)
    .slice(0, GROUP_ROWS_MAX)
    .map(({ id, name, code, iban }) => ({
      key: `receiver ${id}`,
      icon: <UserOutlined />,
      title: name,
      detail: [formatIban(iban), code && t('palette.code', { code })].filter(Boolean).join(' · '),
      // By code, as addresses of pages are logged and carry no accounts.
      run: () =>
        goTo(
          navigation,
          buildPageAddress('miPmtJournal', {
            start: PICKER_DATE_MIN,
            ...(code ? { receiverCode: code } : { receiverName: name }),
          }),
        ),
    }));
}

function usePageRows(pages: readonly PalettePage[], words: readonly string[]): readonly PaletteRow[] {
  const { navigation } = useShell();
  const searchable = useMemo(
    () => pages.map((item) => ({ item, text: toSearchText(`${item.label} ${item.group}`) })),
    [pages],
  );
  return findMatches(searchable, words)
    .slice(0, GROUP_ROWS_MAX)
    .map(({ page, label, group, icon }) => ({
      key: `page ${page}`,
      icon: icon ?? <FileSearchOutlined />,
      title: label,
      detail: group,
      isOneLine: true,
      run: () => navigation.open(page),
    }));
}

/** Finds documents over all time, letters and users, each kind in a group of its own. */
function useFoundGroups(text: string, { isConfirmed, canOpen }: PaletteSources): readonly PaletteGroup[] {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { found, isPending, isFailed, retry } = useFoundDocuments(text, isConfirmed && FOUND_PAGES.some(canOpen));
  const retryRow = useRetryRow('documents', retry);
  if (isFailed) return [{ name: 'documents', rows: [retryRow] }];
  if (!found) return [{ name: 'documents', rows: [], isPending }];
  const toRow = (document: FoundDocument, title: string, details: readonly string[]): PaletteRow => ({
    key: `document ${document.id}`,
    icon: <FileTextOutlined />,
    title: t('palette.document', { number: document.number, title }),
    detail: [formatDay(document.documentDate), ...details].filter(Boolean).join(' · '),
    end: (
      <>
        <MoneyText amount={document.amount} currency={document.currencyLetters} />
        <DocumentStatusTag status={document.status} />
      </>
    ),
    run: () => goTo(navigation, buildPageAddress(PAGE_OF_DOCUMENT[document.kind], { id: document.id })),
  });
  const rows = found.rows.map((document) => toRow(document, document.receiverName, [document.purpose]));
  const all: PaletteRow = {
    key: 'documents all',
    icon: <UnorderedListOutlined />,
    title: t('palette.allInJournal', { text: text.trim() }),
    isOneLine: true,
    run: () => goTo(navigation, buildPageAddress('miPmtJournal', { start: PICKER_DATE_MIN, find: text.trim() })),
  };
  const toLetterRow = ({ id, subject, sender, sent }: Found['letters'][number]): PaletteRow => ({
    key: `letter ${id}`,
    icon: <MailOutlined />,
    title: subject,
    detail: `${formatDay(sent.slice(0, 10))} · ${sender}`,
    run: () => goTo(navigation, buildPageAddress('miMail', { letter: id })),
  });
  const toUserRow = ({ id, name, position }: Found['users'][number]): PaletteRow => ({
    key: `user ${id}`,
    icon: <UserOutlined />,
    title: name,
    detail: position,
    run: () => goTo(navigation, buildPageAddress('miSettingsUsers', { userId: id })),
  });
  return [
    {
      name: 'documents',
      rows: found.total > 0 && canOpen('miPmtJournal') ? [...rows, all] : [],
      note: t('palette.allTime', { count: found.total }),
    },
    {
      name: 'payrolls',
      rows: found.payrolls.map((document) => toRow(document, document.purpose, [])),
      note: t('palette.allTime', { count: found.payrollTotal }),
    },
    { name: 'letters', rows: canOpen('miMail') ? found.letters.map(toLetterRow) : [] },
    { name: 'users', rows: canOpen('miSettingsUsers') ? found.users.map(toUserRow) : [] },
  ];
}

/** Pages of what the bank finds. */
const FOUND_PAGES = ['miPmtJournal', 'miMail', 'miSettingsUsers'];

/** Returns the row that stands in a group for which the bank did not answer. */
function useRetryRow(group: string, retry: () => unknown): PaletteRow {
  const { t } = useTexts();
  return {
    key: `${group} retry`,
    icon: <ReloadOutlined />,
    title: t('palette.failed'),
    staysOpen: true,
    run: () => void retry(),
  };
}
