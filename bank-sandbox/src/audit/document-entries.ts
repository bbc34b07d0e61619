import { sql, type SQL } from 'drizzle-orm';
import { schema } from '../db';
import type { AuditObject } from './audit';

const { audit } = schema;

/** The id of the object that an entry is about, as the database compares ids; none of an entry about another type. */
function objectOfEntry(type: AuditObject): SQL {
  return sql`CASE WHEN ${audit.objectType} = ${sql.raw(`'${type}'`)} AND ${audit.objectId} ~ '^[0-9]{1,15}$'
    THEN ${audit.objectId}::bigint END`;
}

export const documentOfEntry = objectOfEntry('document');
export const userOfEntry = objectOfEntry('user');
