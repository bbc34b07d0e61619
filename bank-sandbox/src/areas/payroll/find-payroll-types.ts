import { PayrollType } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { listCode } = schema;

export async function findPayrollTypes(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select({ code: listCode.code, name: listCode.name })
    .from(listCode)
    .where(eq(listCode.list, 'payroll_types'));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Returns the type's name, or the user's text for "other". */
export function getTypeName(
  { typeId, otherType }: { readonly typeId: string; readonly otherType: string },
  types: ReadonlyMap<string, string>,
): string {
  return typeId === String(PayrollType.other) ? otherType : (types.get(typeId) ?? '');
}
