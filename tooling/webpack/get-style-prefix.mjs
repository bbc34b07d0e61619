/** Returns the prefix of a remote's class names. Remote names have no underscore, so no prefix begins with another. */
export function getStylePrefix(/** @type {string} */ remote) {
  return `${remote}__`;
}
