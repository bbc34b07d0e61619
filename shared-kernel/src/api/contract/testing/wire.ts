/** Passes parameters through a form body or query: only texts remain. */
export function throughForm(parameters: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new URLSearchParams(parameters).toString()));
}

export function throughJson(wire: unknown): unknown {
  return JSON.parse(JSON.stringify(wire));
}

/** Objects with names chosen by the user, to which no fields are added. */
const DICTIONARIES = ['parameters'];

export function withNewerFields(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(withNewerFields);
  if (typeof wire !== 'object' || wire === null) return wire;
  const fields = Object.entries(wire).map(
    ([name, value]) => [name, DICTIONARIES.includes(name) ? (value as unknown) : withNewerFields(value)] as const,
  );
  return { newer_flag: 1, ...Object.fromEntries(fields), newer_list: [{ id: 1 }], toString: 'x' };
}
