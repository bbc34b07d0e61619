/**
 * `node begin-bank.mjs folder [database]`: the data of a bank on its first day, which takes fifteen seconds to make; each
 * bank of the stories begins with a copy. `database`: the name of the one in which it keeps its rows, on the server that
 * TEST_DATABASE_URL names; without it they lie in the folder.
 */
import { rmSync } from 'node:fs';
import { beginBank } from './first-day.mjs';
import { createDatabase } from './server-database.mjs';

const [folder = '', name] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
const database = name && (await createDatabase(process.env.TEST_DATABASE_URL ?? '', { name }));
await beginBank(folder, database ? database.url : undefined);
