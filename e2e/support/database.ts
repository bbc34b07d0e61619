import { tooling } from './tooling';

/** Where stories make databases of their own; '' where there is no server: their banks embed one each. */
export const DATABASE_SERVER = process.env['TEST_DATABASE_URL'] ?? '';

/** A database on the server of the tests. */
interface StoryDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

interface Tooling {
  createDatabase(server: string, options: { readonly template?: string }): Promise<StoryDatabase>;
}

/** @param template the name of the database that it begins as a copy of; without one it is empty */
export async function createDatabase(template?: string): Promise<StoryDatabase> {
  const { createDatabase: create } = await tooling<Tooling>('checks/server-database.mjs');
  return create(DATABASE_SERVER, { ...(template && { template }) });
}
