import type { getActions, RequestOf } from '@ncb/shared-kernel/api/contract';
import { ActionObject, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, exists, ne, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { documentOfEntry } from '../../audit';
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

function ofType(objectType: ActionObject): SQL | undefined {
  if (objectType === ActionObject.user || objectType === ActionObject.company) return eq(audit.objectType, objectType);
  // The audit trail knows documents; whether one is a payroll the document says itself.
  const isMeant = objectType === ActionObject.payroll ? eq : ne;
  const named = new QueryBuilder()
    .select({ one: sql`1` })
    .from(document)
    .where(and(eq(document.id, documentOfEntry), isMeant(document.type, PAYROLL)));
  return exists(named);
}
