import { sql, type Column, type SQL } from 'drizzle-orm';
import { schema } from '../db';
import type { AuditObject } from './audit-entry';

const { actionEntry, audit } = schema;

function buildObjectIdSql(entries: Readonly<Record<'objectType' | 'objectId', Column>>, type: AuditObject): SQL {
  return sql`CASE WHEN ${entries.objectType} = ${sql.raw(`'${type}'`)} AND ${entries.objectId} ~ '^[0-9]{1,15}$'
    THEN ${entries.objectId}::bigint END`;
}

export const entryDocumentId = buildObjectIdSql(audit, 'document');
export const actionDocumentId = buildObjectIdSql(actionEntry, 'document');
export const actionUserId = buildObjectIdSql(actionEntry, 'user');
