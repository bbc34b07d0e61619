import { importTooling } from './import-tooling';

/** URL of the test server for databases; '' without one, then banks embed their own. */
export const DATABASE_SERVER = process.env['TEST_DATABASE_URL'] ?? '';

interface StoryDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

interface Tooling {
  createDatabase(server: string, options: { readonly template?: string }): Promise<StoryDatabase>;
}

/** @param template name of the database to copy; by default an empty one */
export async function createDatabase(template?: string): Promise<StoryDatabase> {
  const { createDatabase: create } = await importTooling<Tooling>('checks/create-database.mjs');
  return create(DATABASE_SERVER, { ...(template && { template }) });
}
