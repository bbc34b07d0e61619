/**
 * @param {readonly string[]} names
 * @param {readonly string[]} existing
 */
export function choosePackages(names, existing) {
  const unknown = names.filter((name) => !existing.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no package ${unknown.join(', ')}. There are: ${existing.join(', ')}`);
  return names.length > 0 ? existing.filter((folder) => names.includes(folder)) : existing;
}
