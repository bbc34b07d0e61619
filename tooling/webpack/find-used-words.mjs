/**
 * Finds the shell's texts and classes named in a remote's code. Keys composed at run time are not found; the
 * `builtWith` version covers those.
 * @param {readonly string[]} scripts
 * @param {{ texts: readonly string[], classes: readonly string[] }} given
 * @returns {{ texts: string[], classes: string[] }}
 */
export function findUsedWords(scripts, { texts, classes }) {
  const words = new Set(scripts.flatMap((code) => code.match(/[\w.-]+/g) ?? []));
  return { texts: texts.filter((key) => words.has(key)), classes: classes.filter((name) => words.has(name)) };
}
