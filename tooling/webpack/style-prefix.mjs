/** How all class names of a remote begin; its name holds no underscore, so that none begins like another one's. */
export function stylePrefix(/** @type {string} */ remote) {
  return `${remote}__`;
}
