/** What arrives of parameters that went through a form body or a query: texts only. */
export function throughForm(parameters: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new URLSearchParams(parameters).toString()));
}

/** What arrives of an answer. */
export function throughJson(wire: unknown): unknown {
  return JSON.parse(JSON.stringify(wire));
}

/** Objects by names of the user's own choice: nobody adds fields to them. */
const DICTIONARIES = ['parameters'];

/** An answer of a newer bank: every record in it has fields that this client does not know. */
export function withNewerFields(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(withNewerFields);
  if (typeof wire !== 'object' || wire === null) return wire;
  const known = Object.entries(wire).map(
    ([name, value]) => [name, DICTIONARIES.includes(name) ? (value as unknown) : withNewerFields(value)] as const,
  );
  return { newer_flag: 1, ...Object.fromEntries(known), newer_list: [{ id: 1 }], toString: 'x' };
}
