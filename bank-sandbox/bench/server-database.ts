import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** @throws Error if `TEST_DATABASE_URL` names no server */
export async function createDatabase(): Promise<ServerDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL names no server');
  const name = `ncb_bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
