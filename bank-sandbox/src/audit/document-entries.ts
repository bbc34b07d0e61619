import { sql, type Column, type SQL } from 'drizzle-orm';
import { schema } from '../db';
import type { AuditObject } from './audit';

const { actionEntry, audit } = schema;

function objectIn(entries: Readonly<Record<'objectType' | 'objectId', Column>>, type: AuditObject): SQL {
  return sql`CASE WHEN ${entries.objectType} = ${sql.raw(`'${type}'`)} AND ${entries.objectId} ~ '^[0-9]{1,15}$'
    THEN ${entries.objectId}::bigint END`;
}

export const documentOfEntry = objectIn(audit, 'document');
export const documentOfAction = objectIn(actionEntry, 'document');
export const userOfAction = objectIn(actionEntry, 'user');
