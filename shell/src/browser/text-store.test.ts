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
