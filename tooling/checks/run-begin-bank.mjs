/**
 * `node run-begin-bank.mjs folder [database]`: creates the initial data of a bank sandbox (15 s), which end-to-end tests
 * copy: in the folder, or in this database on the server of TEST_DATABASE_URL.
 */
import { rmSync } from 'node:fs';
import { beginBank } from './begin-bank.mjs';
import { createDatabase } from './create-database.mjs';

const [folder = '', name] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
const database = name && (await createDatabase(process.env.TEST_DATABASE_URL ?? '', { name }));
await beginBank(folder, database ? database.url : undefined);
