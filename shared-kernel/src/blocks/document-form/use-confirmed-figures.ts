import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CountedFigures } from '../../api/contract';
import { feeKeys, rateKeys } from '../../queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

type FigureName = keyof CountedFigures;

/** Amount that the bank calculates differently from what the user has seen. */
export interface FigureChange {
  readonly name: FigureName | 'toPay';
  readonly before: string;
  readonly after: string;
}

export interface ConfirmedFigures {
  /** Amounts to show and send: the bank's own once it has refused the form's. */
  readonly figures: CountedFigures;
  readonly changes: readonly FigureChange[];
  /** Takes over the bank's amounts after it has refused to store those shown. */
  takeBankFigures(present: Readonly<Record<string, string>>): void;
  /**
   * Freezes the shown amounts while a confirmation is open; called during render.
   * Without it a new rate would change the amounts while the user reads, and the press would confirm unseen ones.
   */
  freezeWhile(isConfirming: boolean): void;
}

const NAMES: readonly FigureName[] = ['fee', 'hryvnias', 'quotedSum'];

/**
 * Tracks the amounts that a save confirms. If the bank refuses them, its own are shown beside the former ones, and the
 * next press confirms those.
 * @param live amounts as the form calculates them
 * @param about values that the amounts depend on: a change discards the bank's amounts
 */
export function useConfirmedFigures(live: CountedFigures, about: string): ConfirmedFigures {
  const { session } = useSteadyShell();
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<{ about: string; before: CountedFigures; present: CountedFigures } | null>(
    null,
  );
  const [frozenFigures, setHeld] = useState<CountedFigures | null>(null);
  const isCurrent = refusal !== null && refusal.about === about;
  const figures = { ...live, ...frozenFigures, ...(isCurrent && refusal.present) };
  return {
    figures,
    changes: isCurrent ? getChanges(refusal.before, refusal.present) : [],
    takeBankFigures(params) {
      const { fee, hryvnias, quotedSum } = params;
      setRefusal({ about, before: figures, present: { fee, hryvnias, quotedSum } });
      void cache.invalidateQueries({ queryKey: rateKeys.all() });
      void cache.invalidateQueries({ queryKey: feeKeys.all(session.companyRef) });
    },
    freezeWhile(isConfirming) {
      const next = isConfirming ? { ...omitUnknown(live), ...frozenFigures } : null;
      if (!hasSameFigures(next, frozenFigures)) setHeld(next);
    },
  };
}

/** Leaves out amounts that are not calculated yet; they freeze on arrival. */
function omitUnknown(figures: CountedFigures): CountedFigures {
  return Object.fromEntries(NAMES.flatMap((name) => (figures[name] === undefined ? [] : [[name, figures[name]]])));
}

function hasSameFigures(one: CountedFigures | null, other: CountedFigures | null): boolean {
  return (one === null) === (other === null) && NAMES.every((name) => one?.[name] === other?.[name]);
}

function getChanges(before: CountedFigures, present: CountedFigures): readonly FigureChange[] {
  return NAMES.flatMap((name) => {
    const [was, is] = [before[name], present[name]];
    return was !== undefined && is !== undefined && was !== is ? [{ name, before: was, after: is }] : [];
  });
}
