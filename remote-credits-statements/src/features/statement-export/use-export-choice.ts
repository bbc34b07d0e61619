import { useCallback, useMemo, useState } from 'react';
import { countLines, type LineCounts } from '@ncb/shared-kernel/domain/statement';
import { EXPORT_FORMAT_DEFAULT, StatementType, type StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { useLastExports } from '@ncb/shared-kernel/queries';
import type { ShownOperation, StatementAnswer, StatementRequest } from '../statement';
import { createObstacleFinder } from './create-obstacle-finder';
import { hasOperationsAlone, isBalanceFormat, isOffered } from './formats';
import { findNewOperations } from './since-last-export';

/** State of the export dialog: the format, and the operations that a table in it holds. */
export function useExportChoice(answer: StatementAnswer, request: StatementRequest, shown: readonly ShownOperation[]) {
  const last = useLastExports().data;
  const [picked, choose] = useState<StatementFileFormat | null>(null);
  const [isNewOnly, setNewOnly] = useState(false);
  const isTotal = request.type === StatementType.total;
  const getObstacle = useMemo(() => createObstacleFinder(answer, request), [answer, request]);
  const isDisabled = useCallback(
    (format: StatementFileFormat) => {
      if (isBalanceFormat(format)) return getObstacle(format) !== null;
      return isTotal ? format !== 'pdf' : shown.length === 0;
    },
    [getObstacle, isTotal, shown.length],
  );
  const format = chooseFormat([picked, last?.format ?? null, EXPORT_FORMAT_DEFAULT, 'pdf', 'camt-08'], isDisabled);
  const fresh = useMemo(() => findNewOperations(shown, last?.exports ?? []), [shown, last]);
  const hasExported = shown.length > fresh.length;
  const rows = isNewOnly && hasExported ? fresh : shown;
  const newOnly = useMemo(
    () => ({ isOn: isNewOnly, onSwitch: setNewOnly, counts: countInTable(fresh, format) }),
    [isNewOnly, fresh, format],
  );
  const counts = useMemo(() => countInTable(rows, format), [rows, format]);
  return {
    format,
    rows,
    counts,
    getObstacle,
    isDisabled,
    choose,
    newOnly: hasExported && !isTotal ? newOnly : null,
  };
}

/** Counts what a table holds: dbf files of payments leave revaluations out. */
function countInTable(rows: readonly ShownOperation[], format: StatementFileFormat | null): LineCounts {
  const counts = countLines(rows.map(({ document }) => document));
  return format !== null && hasOperationsAlone(format) ? { ...counts, revaluations: 0 } : counts;
}

function chooseFormat(
  preferred: readonly (StatementFileFormat | null)[],
  isDisabled: (format: StatementFileFormat) => boolean,
): StatementFileFormat | null {
  return preferred.filter(isOffered).find((format) => !isDisabled(format)) ?? null;
}
