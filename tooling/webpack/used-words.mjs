/**
 * Which of the texts and classes that the shell gives the code of a remote names. Keys that are put together at run time are
 * not found; for those there is the version that the remote was built with.
 * @param {readonly string[]} scripts
 * @param {{ texts: readonly string[], classes: readonly string[] }} given
 * @returns {{ texts: string[], classes: string[] }}
 */
export function usedWords(scripts, { texts, classes }) {
  const words = new Set(scripts.flatMap((code) => code.match(/[\w.-]+/g) ?? []));
  return { texts: texts.filter((key) => words.has(key)), classes: classes.filter((name) => words.has(name)) };
}
