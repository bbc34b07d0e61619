/**
 * `node begin-bank.mjs folder`: the data of a bank on its first day, which takes fifteen seconds to make; each bank of the
 * stories begins with a copy.
 */
import { rmSync } from 'node:fs';
import { beginBank } from './first-day.mjs';

const [folder = ''] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
await beginBank(folder);
