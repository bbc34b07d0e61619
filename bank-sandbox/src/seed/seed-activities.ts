import { replaceActivities } from '../areas/organisation/activities';
import { readActivities } from '../areas/organisation/read-activities';
import type { Queries } from '../db';
import json from './kved.json';

/** Seeds КВЕД-2010 in Ukrainian and English. Source: docs/requirements/keys-and-users.md#activity-codes. */
export async function seedActivities(tx: Queries): Promise<void> {
  const parsed = readActivities(JSON.stringify(json));
  if (!parsed.ok) throw new Error(parsed.text);
  await replaceActivities(tx, parsed.version, parsed.rows);
}
