const NAMED_FROM = 3;
/** Limit, because the server keeps named statements per connection. */
const NAMES_MAX = 200;

/**
 * Names repeated statements: a connection plans them once, which takes longer than running them.
 * @returns the name of a statement's text; undefined for one without a name
 */
export function nameStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const existing = names.get(text);
    if (existing !== undefined || names.size >= NAMES_MAX) return existing;
    const times = (counts.get(text) ?? 0) + 1;
    if (times < NAMED_FROM) {
      counts.set(text, times);
      if (counts.size > 10 * NAMES_MAX) counts.clear();
      return undefined;
    }
    counts.delete(text);
    const name = `ncb_${names.size}`;
    names.set(text, name);
    return name;
  };
}
