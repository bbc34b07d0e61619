import type { getActions, RequestOf } from '@ncb/shared-kernel/api/contract';
import { ActionObject, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, exists, ne, not, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { seesPayrolls } from '@ncb/shared-kernel/domain/workflow';
import { documentOfEntry } from '../../audit';
import type { Membership } from '../../callers';
import { schema } from '../../db';

const { audit, document } = schema;

type Filter = Pick<RequestOf<typeof getActions>, 'objectType' | 'objectId'>;

/** The condition for actions on one object, or on all objects of a type; an id without a type is a document's. */
export function ofObject({ objectType, objectId }: Filter): SQL | undefined {
  const ofAnyDocument = objectId === null ? undefined : eq(audit.objectType, 'document');
  return and(
    objectId === null ? undefined : eq(audit.objectId, objectId),
    objectType === null ? ofAnyDocument : ofType(objectType),
  );
}

/** Leaves out what was done to payrolls where the caller does not see them; undefined where he does. */
export function seenOfPayrolls({ payrollAccess }: Pick<Membership, 'payrollAccess'>): SQL | undefined {
  return seesPayrolls(payrollAccess) ? undefined : not(isDocument(eq(document.type, PAYROLL)));
}

function ofType(objectType: ActionObject): SQL | undefined {
  if (objectType === ActionObject.user || objectType === ActionObject.company) return eq(audit.objectType, objectType);
  // The audit trail knows documents; whether one is a payroll the document says itself.
  const isMeant = objectType === ActionObject.payroll ? eq : ne;
  return isDocument(isMeant(document.type, PAYROLL));
}

function isDocument(such: SQL): SQL {
  const named = new QueryBuilder()
    .select({ one: sql`1` })
    .from(document)
    .where(and(eq(document.id, documentOfEntry), such));
  return exists(named);
}
