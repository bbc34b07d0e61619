import { useMemo } from 'react';
import { PayrollType } from '@ncb/shared-kernel/domain/vocabulary';
import { usePayrollTypes } from '@ncb/shared-kernel/queries';
import { useTexts } from '../texts';

interface TypeNames {
  readonly types: readonly { readonly id: string; readonly name: string }[];
  nameOf(payroll: { readonly typeId: string; readonly otherType: string }): string;
}

/**
 * Returns names of payroll types, translated if we know the type. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-types.
 */
export function useTypeNames(): TypeNames {
  const { common } = useTexts();
  const { data } = usePayrollTypes();
  return useMemo(() => {
    const translated = new Map(
      Object.values(PayrollType).map((type) => [String(type), common(`payrollType.${type}`)] as const),
    );
    const types = (data?.rows ?? []).map(({ id, name }) => ({ id, name: translated.get(id) ?? name }));
    const names = new Map([...translated, ...types.map(({ id, name }) => [id, name] as const)]);
    return {
      types,
      nameOf: ({ typeId, otherType }) =>
        (typeId === String(PayrollType.other) && otherType) || (names.get(typeId) ?? typeId),
    };
  }, [data, common]);
}
