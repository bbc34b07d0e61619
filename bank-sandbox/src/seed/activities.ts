import { replaceActivities } from '../areas/organisation/activities';
import { readActivities } from '../areas/organisation/read-activities';
import type { Queries } from '../db';
import json from './kved.json';

/** Seeds КВЕД-2010 in Ukrainian and English. Source: docs/requirements/keys-and-users.md#activity-codes. */
export async function seedActivities(tx: Queries): Promise<void> {
  const read = readActivities(JSON.stringify(json));
  if (!read.ok) throw new Error(read.text);
  await replaceActivities(tx, read.version, read.rows);
}
