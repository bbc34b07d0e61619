import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { NO_LIST, getNextSteadyList, type OptionsToShow, type SteadyList } from './get-next-steady-list';

/** Shortest time in ms to read a changed list and choose from it (our choice). */
const READING_MS = 300;

export interface SteadyOptions<Option> extends Pick<SteadyList<Option>, 'shown' | 'lateCount'> {
  /**
   * False just after a change of the list, when the user has aimed at the previous option. After the user's own typing
   * only Enter can come so soon; reaching for the mouse takes longer.
   */
  mayChoose(by: 'keys' | 'mouse'): boolean;
}

/**
 * Keeps the options of an open list in their places while answers arrive.
 * @param target a closed list (`cause` null) shows the current options
 */
export function useSteadyOptions<Option>(target: OptionsToShow<Option>): SteadyOptions<Option> {
  const [list, setList] = useState<SteadyList<Option>>(NO_LIST);
  const changedAt = useRef({ late: -Infinity, typed: -Infinity });
  const next = getNextSteadyList(list, target);
  if (next !== list) setList(next);
  const { lateChanges, typedChanges } = next;
  useLayoutEffect(() => {
    if (lateChanges > 0) changedAt.current.late = performance.now();
  }, [lateChanges]);
  useLayoutEffect(() => {
    if (typedChanges > 0) changedAt.current.typed = performance.now();
  }, [typedChanges]);
  return {
    ...(target.cause === null ? { shown: target.options, lateCount: 0 } : next),
    mayChoose(by) {
      const { late, typed } = changedAt.current;
      return performance.now() - (by === 'mouse' ? late : Math.max(late, typed)) >= READING_MS;
    },
  };
}

/** Builds handlers around antd's list that ignore a premature choice and keep the list open. */
export function buildChoiceGuard(isOpen: boolean, mayChoose: SteadyOptions<unknown>['mayChoose']) {
  const cancelEvent = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key === 'Enter' && isOpen && !mayChoose('keys')) cancelEvent(event);
    },
    onClickCapture(event: MouseEvent) {
      const isOption = event.target instanceof Element && event.target.closest(OPTION) !== null;
      if (isOption && !mayChoose('mouse')) cancelEvent(event);
    },
  };
}

const OPTION = '.ant-select-item-option';
