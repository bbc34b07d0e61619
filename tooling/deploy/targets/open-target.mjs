/**
 * Store that holds a site. Paths are relative, with slashes: `app/ncb/registry.json`.
 * @typedef {{ bytes: Buffer, tag: string }} StoredFile `tag`: changes with the content
 * @typedef {object} DeployTarget
 * @property {string} place for messages: a folder or `s3://bucket/prefix`
 * @property {(path: string) => Promise<StoredFile | null>} read null if there is no such file
 * @property {(folder: string) => Promise<string[]>} list paths of all files below a folder, relative to it
 * @property {(path: string, bytes: Buffer) => Promise<void>} put atomically
 * @property {(path: string, bytes: Buffer, tag: string | null) => Promise<boolean>} replace
 *  `put` if the file still has this tag (null: does not exist); false if not, or if the outcome is unknown
 * @property {(folder: string) => Promise<void>} removeFolder
 */
import { resolve } from 'node:path';
import { createDirectoryTarget } from './directory-target.mjs';
import { createBucketTarget } from './bucket-target.mjs';

/**
 * @param {string} place folder, or `s3://bucket/prefix` with the AWS variables in the environment
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {DeployTarget}
 */
export function openTarget(place, env = process.env) {
  return place.startsWith('s3://') ? createBucketTarget(place, env) : createDirectoryTarget(resolve(place));
}
