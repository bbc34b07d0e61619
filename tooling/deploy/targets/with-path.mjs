const MEANINGS = /** @type {Record<string, string>} */ ({
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'this account has no right to do so',
  EPERM: 'this account has no right to do so',
});

/**
 * Runs work on a path and adds the path to errors: Node omits it when the disk fills up during a write.
 * @template T
 * @param {string} path
 * @param {'read' | 'written' | 'removed'} what
 * @param {() => T} work
 * @returns {T}
 * @throws Error that names the path
 */
export function withPath(path, what, work) {
  try {
    return work();
  } catch (error) {
    throw addPath(path, what, error);
  }
}

/** @type {(path: string, what: string, error: unknown) => Error} */
export function addPath(path, what, error) {
  const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
  const meaning = MEANINGS[code];
  return new Error(`${path} cannot be ${what}: ${meaning ? `${meaning} (${message})` : message}`, { cause: error });
}
