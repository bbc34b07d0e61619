import { ROW_ADVICE_KINDS } from '@ncb/shared-kernel/domain/rules';
import type { GridFacts } from '../../features/payroll-grid';
import type { useTexts } from '../../texts';

/** Summarises unchecked advice by kind, such as «3 змінили рахунок, 13 нових»; null if there is none. */
export function summariseAdvice(
  t: ReturnType<typeof useTexts>['t'],
  facts: GridFacts,
  dismissedAdvice: ReadonlySet<number>,
): { readonly count: number; readonly words: string } | null {
  const open = facts.toCheck.filter((key) => !dismissedAdvice.has(key));
  if (open.length === 0) return null;
  const kinds = open.flatMap((key) => facts.byKey.get(key)?.advice[0]?.kind ?? []);
  const words = ROW_ADVICE_KINDS.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 0 ? [] : t(`payrollNew.checks.${kind}`, { count });
  });
  return { count: open.length, words: words.join(', ') };
}
