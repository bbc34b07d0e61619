import { useLayoutEffect, useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import type { RecordListState } from '@ncb/shared-kernel/ui';

interface FoldedTools {
  /** True while search, actions and checkboxes are hidden. */
  readonly isFolded: boolean;
  /** Shows the tools, or hides them and clears the search and the selection. */
  readonly toggle: (button: Element) => void;
}

/** Search, actions and checkboxes of the list: on a phone the totals come first, and the tools are behind a button. */
export function useFoldedTools(list: RecordListState<Account>, isWide: boolean): FoldedTools {
  const [openedBy, setOpenedBy] = useState<Element | null>(null);
  const isFolded = !isWide && openedBy === null && list.typed === '' && list.selected.length === 0;
  // In a layout effect: focus set after the paint does not open the keyboard of a phone.
  useLayoutEffect(() => findSearchField(openedBy)?.focus(), [openedBy]);
  const toggle = (button: Element) => {
    setOpenedBy(isFolded ? button : null);
    if (isFolded) return;
    list.search('');
    list.marks.selected.set([]);
  };
  return { isFolded, toggle };
}

function findSearchField(button: Element | null): HTMLElement | null | undefined {
  return button?.closest('[data-page]')?.querySelector<HTMLElement>('[data-field="search"]');
}
