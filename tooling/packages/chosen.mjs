/**
 * @param {readonly string[]} names
 * @param {readonly string[]} known
 */
export function chosenPackages(names, known) {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no package ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return names.length > 0 ? known.filter((folder) => names.includes(folder)) : known;
}
