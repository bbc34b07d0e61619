const SENT_BEFORE = 3;
/** Limit, because the server keeps named statements per connection. */
const NAMES_MAX = 200;

/**
 * Names repeated statements: a connection plans them once, which takes longer than running them.
 * @returns the name of a statement's text; undefined for one without a name
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const sent = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= NAMES_MAX) return known;
    const times = (sent.get(text) ?? 0) + 1;
    if (times < SENT_BEFORE) {
      sent.set(text, times);
      if (sent.size > 10 * NAMES_MAX) sent.clear();
      return undefined;
    }
    sent.delete(text);
    const name = `ncb_${names.size}`;
    names.set(text, name);
    return name;
  };
}
