import { formatFigures, type Figure } from './figure';
import { createDatabase, type ServerDatabase } from './server-database';

/** Measures on a new database and exits with an error if a limit is not kept. */
export async function measureOnServer(run: (database: ServerDatabase) => Promise<readonly Figure[]>): Promise<void> {
  const database = await createDatabase();
  try {
    const figures = await run(database);
    process.stdout.write(`\n${formatFigures(figures)}`);
    process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await database.drop();
  }
}
