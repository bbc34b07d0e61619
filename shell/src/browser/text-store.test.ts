import { openTextStore } from './text-store';

function storageWith(parts: Partial<Storage>): () => Storage {
  const texts = new Map<string, string>();
  return () =>
    ({
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
      ...parts,
    }) as Storage;
}

const denied = () => {
  throw new DOMException('The document is sandboxed', 'SecurityError');
};
const full = () => {
  throw new DOMException('exceeded the quota', 'QuotaExceededError');
};

it.each([
  ['works', storageWith({})],
  ['is denied', denied],
  ['is full', storageWith({ setItem: full })],
])('keeps and drops texts where the storage %s', (_, storage) => {
  const store = openTextStore(storage);
  expect(store.get('language')).toBeNull();
  store.set('language', 'uk');
  expect(store.get('language')).toBe('uk');
  store.remove('language');
  expect(store.get('language')).toBeNull();
});

it('gives the newer text where a full storage still has an older one', () => {
  const storage = storageWith({ getItem: () => 'old', setItem: full });
  const store = openTextStore(storage);
  expect(store.get('language')).toBe('old');
  store.set('language', 'new');
  expect(store.get('language')).toBe('new');
});

it('writes a deleted text again, unless it is not known, removed or changed', () => {
  const texts = new Map([['theme', 'dark']]);
  const store = openTextStore(
    storageWith({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    }),
  );
  store.get('theme');
  store.set('menu', 'icons');
  store.set('company', '1001');
  store.remove('company');
  store.set('start', 'miAccountsAll');
  texts.clear();
  texts.set('start', 'miPmtJournal');
  for (const key of ['theme', 'menu', 'company', 'start', 'unknown']) store.restore(key);
  expect(Object.fromEntries(texts)).toEqual({ theme: 'dark', menu: 'icons', start: 'miPmtJournal' });
});
