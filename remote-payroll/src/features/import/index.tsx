import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import type { PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
export interface ImportPayrollProps {
  onRows(
    rows: readonly PayrollRowDraft[],
    head: { date: string | null; typeId: string | null; period: string; half: PayrollHalf },
  ): void;
  onCancel(): void;
  previous: readonly PayrollRowDraft[] | null;
}
export function ImportPayroll(_: ImportPayrollProps) {
  return null;
}
