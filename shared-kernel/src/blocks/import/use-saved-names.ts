import { useMemo } from 'react';
import type { NameChecks } from '../../api/contract';
import { useNameChecks } from '../../queries';
import { useImportKind } from './import-kind';
import type { ImportedRow } from './imported-row';

type DifferingName = NameChecks['differing'][number];

/** Follows how the bank compares the names of saved rows; returns the rows whose names differ, by row id. */
export function useSavedNames(rows: readonly ImportedRow[]) {
  const { textOf, nameColumn } = useImportKind();
  const saved = useMemo(
    () => new Map(rows.flatMap((row) => (row.word?.kind === 'saved' ? [[row.word.id, row] as const] : []))),
    [rows],
  );
  const { data } = useNameChecks(useMemo(() => [...saved.keys()], [saved]));
  const differing = useMemo(
    () => new Set((data?.differing ?? []).flatMap(({ id }) => saved.get(id)?.id ?? [])),
    [data, saved],
  );
  const getName = ({ id }: DifferingName) => {
    const row = saved.get(id);
    return row ? textOf(nameColumn, row) : '';
  };
  return { checks: data, differing, nameOf: getName };
}
