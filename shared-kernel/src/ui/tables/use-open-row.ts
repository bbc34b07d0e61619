import { useMemo, type RefObject } from 'react';
import { TABLE_PAGE_SIZE_DEFAULT } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useOpenId } from './create-opened-row';
import type { RecordListState } from './use-record-list';

export interface OpenRow<Row> {
  /** Null if none is open, or the open one is no longer found. */
  readonly row: Row | null;
  readonly before: Row | null;
  readonly after: Row | null;
  step(row: Row): void;
  /** Closes the panel and returns the focus to the row. */
  close(): void;
}

/** @param container list with its panel */
export function useOpenRow<Row extends { readonly id: string }>(
  list: RecordListState<Row>,
  container: RefObject<HTMLElement | null>,
): OpenRow<Row> {
  const { rows, name, marks, turnTo } = list;
  const { settings } = useSteadyShell().session.user;
  const { opened } = marks;
  const openId = useOpenId(opened);
  const index = useMemo(() => (openId === null ? -1 : rows.findIndex(({ id }) => id === openId)), [rows, openId]);
  const findRowElement = (id: string | null) =>
    [...(container.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])].find(
      ({ dataset }) => dataset['row'] === id,
    );
  return {
    row: rows[index] ?? null,
    before: rows[index - 1] ?? null,
    after: index < 0 ? null : (rows[index + 1] ?? null),
    step(row) {
      const pageSize = settings.pageSizes?.[name] ?? TABLE_PAGE_SIZE_DEFAULT;
      turnTo(Math.floor(rows.indexOf(row) / pageSize) + 1);
      opened.set(row.id);
      findRowElement(row.id)?.scrollIntoView({ block: 'nearest' });
    },
    close() {
      opened.set(null);
      // On a phone the list cannot get the focus before it is visible again.
      requestAnimationFrame(() => {
        const opener = findRowElement(openId)?.querySelector<HTMLElement>('[data-action="details"]');
        (opener ?? container.current?.querySelector<HTMLElement>('.ncb-table'))?.focus();
      });
    },
  };
}
