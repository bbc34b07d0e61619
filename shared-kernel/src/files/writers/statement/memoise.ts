/** Remembers the text written for each key: names and accounts recur in every entry of a statement. */
export function memoise(write: (key: string) => string): (key: string) => string {
  const cache = new Map<string, string>();
  return (key) => {
    let text = cache.get(key);
    if (text === undefined) {
      text = write(key);
      cache.set(key, text);
    }
    return text;
  };
}
