import { useMemo } from 'react';
import { PayrollType } from '@ncb/shared-kernel/domain/vocabulary';
import { usePayrollTypes } from '@ncb/shared-kernel/queries';
import { useTexts } from '../../texts';

export interface TypeNames {
  /** What payrolls can pay, in the bank's order. */
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** Of the type "other" the text that was typed. */
  nameOf(payroll: { readonly typeId: string; readonly otherType: string }): string;
}

/** What payrolls pay: in the user's language where we know the word, else in the bank's. Source: spec 3 §3 */
export function useTypeNames(): TypeNames {
  const { common } = useTexts();
  const { data } = usePayrollTypes();
  return useMemo(() => {
    const known = new Map(
      Object.values(PayrollType).map((type) => [String(type), common(`payrollType.${type}`)] as const),
    );
    const types = (data?.rows ?? []).map(({ id, name }) => ({ id, name: known.get(id) ?? name }));
    const names = new Map([...known, ...types.map(({ id, name }) => [id, name] as const)]);
    return {
      types,
      nameOf: ({ typeId, otherType }) =>
        (typeId === String(PayrollType.other) && otherType) || (names.get(typeId) ?? typeId),
    };
  }, [data, common]);
}
