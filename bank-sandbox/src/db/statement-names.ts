/** A statement is worth a name from this time on that it is sent. */
const SENT_BEFORE = 3;
/** The server keeps every named statement per connection: searches with rare filters must not fill it. */
const NAMES_MAX = 200;

/**
 * Gives names to the statements that are sent again and again: a connection then plans them once, which takes longer
 * than running them.
 * @returns the name of a statement's text; undefined for one that stays without
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
      // Texts that were sent once or twice are forgotten now and then.
      if (sent.size > 10 * NAMES_MAX) sent.clear();
      return undefined;
    }
    sent.delete(text);
    const name = `ncb_${names.size}`;
    names.set(text, name);
    return name;
  };
}
