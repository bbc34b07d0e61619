import { sql } from 'drizzle-orm';
import { schema } from '../db';

const { audit } = schema;

/** The id of the document that an entry is about, as the database compares ids; none of an entry about anything else. */
export const documentOfEntry = sql`CASE WHEN ${audit.objectType} = 'document' AND ${audit.objectId} ~ '^[0-9]{1,15}$'
    THEN ${audit.objectId}::bigint END`;
