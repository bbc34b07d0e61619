import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { importCorrespondents } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { catalogueKeys } from '@ncb/shared-kernel/queries';
import { rowOfCorrespondent } from './correspondent-values';
import { withBankProblems, type ImportedRow, type JudgedRow } from './imported-rows';

export interface KeepImported {
  readonly isBusy: boolean;
  /** Why nothing was kept; null while nothing has failed. */
  readonly failure: ApiFailure | null;
  /** How many were new to the bank; null before the first answer. */
  readonly added: number | null;
  /** Keeps the rows that are right. @returns all rows with what became of them */
  keep(rows: readonly JudgedRow[]): Promise<readonly ImportedRow[]>;
}

/** Adds the correspondents of a file by one call: all of those that are right or, if the bank minds one, none. */
export function useKeepImported(): KeepImported {
  const { api, session } = useShell();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  return {
    isBusy,
    failure,
    added,
    async keep(rows) {
      const sent = rows.filter(({ status }) => status === 'ok');
      setBusy(true);
      setFailure(null);
      const outcome = await api.call(importCorrespondents, {
        rows: sent.map(({ draft }) => rowOfCorrespondent(draft)),
      });
      setBusy(false);
      if (!outcome.ok) {
        setFailure(outcome.failure);
        return outcome.failure.kind === 'refused' ? withBankProblems(rows, sent, outcome.failure.problems) : rows;
      }
      setAdded((before) => (before ?? 0) + (outcome.value.added ?? sent.length));
      await cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, 'correspondents') });
      return rows.map((row) => (sent.includes(row) ? { ...row, isSaved: true } : row));
    },
  };
}
