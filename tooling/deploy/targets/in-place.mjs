/** What the file system's codes mean to whoever deploys. */
const MEANINGS = /** @type {Record<string, string>} */ ({
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'this account has no right to do so',
  EPERM: 'this account has no right to do so',
});

/**
 * Does something with one path. Node's own message leaves the path out when the disk fills up while a file is written.
 * @template T
 * @param {string} path
 * @param {'read' | 'written' | 'removed'} what
 * @param {() => T} work
 * @returns {T}
 * @throws Error that names the path
 */
export function inPlace(path, what, work) {
  try {
    return work();
  } catch (error) {
    throw placed(path, what, error);
  }
}

/** The error with its place. @type {(path: string, what: string, error: unknown) => Error} */
export function placed(path, what, error) {
  const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
  const meaning = MEANINGS[code];
  return new Error(`${path} cannot be ${what}: ${meaning ? `${meaning} (${message})` : message}`, { cause: error });
}
