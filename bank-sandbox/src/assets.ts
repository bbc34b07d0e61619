import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The package's own folder. This file lies in `src/`, the bundle in `dist/`: one level below it in both cases, so
 * migrations and assets are found from either.
 */
const PACKAGE_DIR = join(dirname(fileURLToPath(import.meta.url)), '..');

export const MIGRATIONS_DIR = join(PACKAGE_DIR, 'migrations');
export const ASSETS_DIR = join(PACKAGE_DIR, 'assets');
/** The script of a thread that checks signatures by DSTU 4145. */
export const DSTU_THREAD_FILE = join(PACKAGE_DIR, 'dist/dstu-thread.mjs');
