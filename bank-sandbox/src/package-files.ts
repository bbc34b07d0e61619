import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This file is in `src/`, the bundle in `dist/`, both one level below the package. */
const PACKAGE_DIR = join(dirname(fileURLToPath(import.meta.url)), '..');

export const MIGRATIONS_DIR = join(PACKAGE_DIR, 'migrations');
export const ASSETS_DIR = join(PACKAGE_DIR, 'assets');
export const DSTU_THREAD_FILE = join(PACKAGE_DIR, 'dist/dstu-thread.mjs');
