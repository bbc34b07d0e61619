import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { assertOutsideTransaction, type Engine, type Queries } from './database';
import { nameStatements } from './name-statements';
import { unwatched, type QueryWatch } from './watch-slow-queries';

// pg has one table of parsers per process, which Drizzle falls back to.
pg.types.setTypeParser(20, Number);

const POOL_SIZE = 10;

/** Limits in ms, all below the client's 60 s, so that the bank gives up first. */
const LIMITS = { lock_timeout: 10_000, statement_timeout: 50_000, idle_in_transaction_session_timeout: 30_000 };

/**
 * Opens PostgreSQL 15 or newer.
 * @param onLost called when an idle connection breaks; the pool replaces it
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { poolSize = POOL_SIZE, watch = unwatched }: { readonly poolSize?: number; readonly watch?: QueryWatch } = {},
): Engine {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, ...LIMITS, options: '-c TimeZone=UTC' });
  // Otherwise a restart of the server ends the process.
  pool.on('error', onLost);

  const getStatementName = nameStatements();
  const withName = (config: pg.QueryConfig): pg.QueryConfig => {
    const name = config.name ?? getStatementName(config.text);
    return name === undefined ? config : { ...config, name };
  };
  const outer = {
    query: (config: pg.QueryConfig, values: unknown[]) => {
      assertOutsideTransaction();
      return watch(config.text, () => pool.query(withName(config), values));
    },
  };

  const ofConnection = new WeakMap<pg.PoolClient, Queries>();
  const getQueries = (client: pg.PoolClient): Queries => {
    const cached = ofConnection.get(client);
    if (cached) return cached;
    const inside = {
      query: (config: pg.QueryConfig, values: unknown[]) =>
        watch(config.text, () => client.query(withName(config), values)),
    };
    const queries = drizzle(inside as unknown as pg.PoolClient);
    ofConnection.set(client, queries);
    return queries;
  };

  return {
    name: 'postgres',
    queries: drizzle(outer as unknown as pg.Pool),
    async inTransaction(work) {
      const client = await watch('connect', () => pool.connect());
      let lost: Error | undefined;
      const onError = (error: Error) => {
        lost = error;
      };
      // The pool's handler covers idle connections only.
      client.on('error', onError);
      try {
        await watch('BEGIN', () => client.query('BEGIN'));
        const result = await work(getQueries(client));
        await watch('COMMIT', () => client.query('COMMIT'));
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failed: Error) => {
          // Its state is unknown: release() closes it, and the server rolls back.
          lost = failed;
        });
        throw error;
      } finally {
        client.off('error', onError);
        client.release(lost);
      }
    },
    async run(statement) {
      await pool.query(statement);
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
