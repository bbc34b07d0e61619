import type { getActions, RequestOf } from '@ncb/shared-kernel/api/contract';
import { ActionObject } from '@ncb/shared-kernel/domain/vocabulary';
import { seesPayrolls } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Membership } from '../../callers';
import { schema } from '../../db';

const { actionEntry, document } = schema;

type Filter = Pick<RequestOf<typeof getActions>, 'objectType' | 'objectId' | 'objectNumber'>;

/** Builds the condition for actions on an object or a type; an id without a type is a document's. */
export function buildObjectCondition(
  companyId: number,
  { objectType, objectId, objectNumber }: Filter,
): SQL | undefined {
  const ofAnyDocument = objectId === null ? undefined : eq(actionEntry.objectType, 'document');
  return and(
    objectId === null ? undefined : eq(actionEntry.objectId, objectId),
    objectType === null ? ofAnyDocument : typeCondition(objectType),
    objectNumber === undefined ? undefined : buildNumberCondition(companyId, objectNumber),
  );
}

/** Builds the condition that hides payrolls from callers without the right. */
export function buildPayrollCondition({ payrollAccess }: Pick<Membership, 'payrollAccess'>): SQL | undefined {
  return seesPayrolls(payrollAccess) ? undefined : eq(actionEntry.isPayroll, false);
}

function typeCondition(objectType: ActionObject): SQL | undefined {
  if (objectType === ActionObject.user || objectType === ActionObject.company)
    return eq(actionEntry.objectType, objectType);
  // The audit trail has documents only.
  return objectType === ActionObject.payroll
    ? eq(actionEntry.isPayroll, true)
    : and(eq(actionEntry.objectType, 'document'), eq(actionEntry.isPayroll, false));
}

function buildNumberCondition(companyId: number, number: string): SQL | undefined {
  const numbered = new QueryBuilder()
    .select({ id: sql`${document.id}::text` })
    .from(document)
    .where(and(eq(document.companyId, companyId), eq(document.number, number)));
  return and(eq(actionEntry.objectType, 'document'), inArray(actionEntry.objectId, numbered));
}
