import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CountedFigures } from '../../api/contract';
import { feeKeys, rateKeys } from '../../queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export type FigureName = keyof CountedFigures;

/** A sum that the bank counts otherwise than the user has seen it. */
export interface FigureChange {
  readonly name: FigureName;
  readonly before: string;
  readonly after: string;
}

export interface ConfirmedFigures {
  /** The sums to show and to send: those of the bank where it has told others. */
  readonly figures: CountedFigures;
  readonly changes: readonly FigureChange[];
  /** The bank has refused to store the figures that were shown. */
  takePresent(present: Readonly<Record<string, string>>): void;
}

const NAMES: readonly FigureName[] = ['fee', 'hryvnias', 'quotedSum'];

/**
 * The sums that a save confirms. Where the bank refuses them and tells its own, those are shown beside the former ones, and
 * the next press confirms them.
 * @param live the sums as the form counts them
 * @param about the values that the sums depend on: other values have figures of their own
 */
export function useConfirmedFigures(live: CountedFigures, about: string): ConfirmedFigures {
  const { session } = useSteadyShell();
  const cache = useQueryClient();
  const [told, setTold] = useState<{ about: string; before: CountedFigures; present: CountedFigures } | null>(null);
  const isTold = told !== null && told.about === about;
  const figures = isTold ? { ...live, ...told.present } : live;
  return {
    figures,
    changes: isTold ? changesBetween(told.before, told.present) : [],
    takePresent(params) {
      const { fee, hryvnias, quotedSum } = params;
      setTold({ about, before: figures, present: { fee, hryvnias, quotedSum } });
      void cache.invalidateQueries({ queryKey: rateKeys.all() });
      void cache.invalidateQueries({ queryKey: feeKeys.all(session.companyRef) });
    },
  };
}

function changesBetween(before: CountedFigures, present: CountedFigures): readonly FigureChange[] {
  return NAMES.flatMap((name) => {
    const [was, is] = [before[name], present[name]];
    return was !== undefined && is !== undefined && was !== is ? [{ name, before: was, after: is }] : [];
  });
}
