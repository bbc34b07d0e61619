import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import type { ActionFilter } from '@ncb/shared-kernel/blocks/history';
import { checkActionSearch } from '@ncb/shared-kernel/domain/rules';
import { isActionType, pageAddress, readPageAddress, type PageValues } from '@ncb/shared-kernel/domain/vocabulary';

/** What is looked for in the journal; '' where nothing is asked for. Source: spec 1 §2, §7 (`get_journal`) */
export interface ActionSearch {
  readonly userId: string;
  /** `yyyy-MM-dd`, or what was typed instead. */
  readonly start: string;
  readonly end: string;
  readonly type: string;
}

export const EMPTY_SEARCH: ActionSearch = { userId: '', start: '', end: '', type: '' };

/** The search of the action journal, for the parts that every search has. */
export const ACTION_SEARCH: SearchModel<ActionSearch> = {
  table: 'actions',
  empty: EMPTY_SEARCH,
  names: { userId: 'tgt_user_ref', start: 'date_from', end: 'date_to', type: 'action_type' },
  cleared: () => EMPTY_SEARCH,
  check: ({ start, end }) => checkActionSearch({ from: start, to: end }),
  read(parameters) {
    const { userId = '', start = '', end = '', type = '' } = readPageAddress('miSettingsActionsJournal', parameters);
    return { userId, start, end, type };
  },
  write({ type, ...texts }) {
    const asked = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
    const values = { ...asked, ...(isActionType(type) && { type }) } as PageValues<'miSettingsActionsJournal'>;
    return pageAddress('miSettingsActionsJournal', values).parameters;
  },
};

/** What the bank is asked; the search has no problems. */
export function toFilter({ userId, start, end, type }: ActionSearch): ActionFilter {
  return { userId: userId || null, from: start || null, to: end || null, type: type || null };
}
