/**
 * Where a site is deployed to. Paths are relative, with slashes: `app/ncb/registry.json`.
 * @typedef {{ bytes: Buffer, tag: string }} StoredFile `tag`: changes with the content
 *
 * @typedef {object} DeployTarget
 * @property {string} place for people: a folder or `s3://bucket/prefix`
 * @property {(path: string) => Promise<StoredFile | null>} read null if there is no such file
 * @property {(folder: string) => Promise<string[]>} list paths of all files below a folder, relative to it
 * @property {(path: string, bytes: Buffer) => Promise<void>} put whole or not at all
 * @property {(path: string, bytes: Buffer, tag: string | null) => Promise<boolean>} replace
 *   the same if the file still has this tag (null: if there is none); false if it has not, or if nobody can tell
 * @property {(folder: string) => Promise<void>} removeFolder
 */
import { resolve } from 'node:path';
import { directoryTarget } from './directory.mjs';
import { bucketTarget } from './bucket.mjs';

/**
 * @param {string} place a folder, or `s3://bucket/prefix` with the settings of the AWS tools in the environment
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {DeployTarget}
 */
export function targetAt(place, env = process.env) {
  return place.startsWith('s3://') ? bucketTarget(place, env) : directoryTarget(resolve(place));
}
