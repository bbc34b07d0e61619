import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import type { ActionFilter } from '@ncb/shared-kernel/blocks/history';
import { checkActionSearch } from '@ncb/shared-kernel/domain/rules';
import {
  ActionObject,
  isActionType,
  buildPageAddress,
  readPageAddress,
  type PageValues,
} from '@ncb/shared-kernel/domain/vocabulary';

/**
 * Search of the journal; '' for no condition (`get_journal`). Source:
 * docs/requirements/shell-accounts-admin.md#action-journal,
 * docs/requirements/shell-accounts-admin.md#journal-and-document-calls.
 */
export interface ActionSearch {
  readonly userId: string;
  /** `yyyy-MM-dd`, or the invalid text typed. */
  readonly start: string;
  readonly end: string;
  readonly type: string;
  readonly objectType: string;
  readonly objectNumber: string;
}

export const EMPTY_SEARCH: ActionSearch = {
  userId: '',
  start: '',
  end: '',
  type: '',
  objectType: '',
  objectNumber: '',
};

export const ACTION_SEARCH: SearchModel<ActionSearch> = {
  table: 'actions',
  empty: EMPTY_SEARCH,
  cleared: () => EMPTY_SEARCH,
  check: checkActionSearch,
  read(parameters) {
    const { userId, start, end, type, objectType, objectNumber } = readPageAddress(
      'miSettingsActionsJournal',
      parameters,
    );
    const readValues = { userId, start, end, type, objectType, objectNumber };
    return {
      ...EMPTY_SEARCH,
      ...Object.fromEntries(Object.entries(readValues).filter(([, value]) => value !== undefined)),
    };
  },
  write({ type, objectType, ...texts }) {
    const nonEmptyTexts = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
    const kind = parseObjectKind(objectType);
    const values = {
      ...nonEmptyTexts,
      ...(isActionType(type) && { type }),
      ...(kind && { objectType: kind }),
    } as PageValues<'miSettingsActionsJournal'>;
    return buildPageAddress('miSettingsActionsJournal', values).parameters;
  },
};

export function toFilter({ userId, start, end, type, objectType, objectNumber }: ActionSearch): ActionFilter {
  return {
    userId: userId || null,
    start: start || null,
    end: end || null,
    type: type || null,
    objectType: parseObjectKind(objectType) ?? null,
    ...(objectNumber !== '' && { objectNumber }),
  };
}

export function parseObjectKind(word: string): ActionObject | undefined {
  return Object.values(ActionObject).find((kind) => kind === word);
}
