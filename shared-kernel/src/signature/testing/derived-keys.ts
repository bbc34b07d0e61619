import { toHex } from '../encoding/bytes';

/**
 * From now on derives each key once: the same password, salt and number of iterations give the same key, and 600,000
 * iterations take half a second. What differs in anything is derived anew, by the real cryptography.
 */
export function rememberDerivedKeys(): void {
  const { subtle } = crypto;
  const [importKey, deriveKey] = [subtle.importKey.bind(subtle), subtle.deriveKey.bind(subtle)];
  const passwords = new Map<CryptoKey, string>();
  const derived = new Map<string, Promise<CryptoKey>>();

  jest.spyOn(subtle, 'importKey').mockImplementation((async (...args: Parameters<typeof subtle.importKey>) => {
    const key = await importKey(...args);
    const [format, bytes] = args;
    if (format === 'raw') passwords.set(key, toHex(bytes as Uint8Array));
    return key;
  }) as typeof subtle.importKey);

  jest.spyOn(subtle, 'deriveKey').mockImplementation((...args) => {
    const [algorithm, base, ...wanted] = args;
    const { salt } = algorithm as Pbkdf2Params;
    const password = passwords.get(base);
    if (password === undefined) throw new Error('a key is derived from what was not imported');
    const asked = JSON.stringify([password, { ...algorithm, salt: toHex(salt as Uint8Array) }, ...wanted]);
    const known = derived.get(asked) ?? deriveKey(...args);
    derived.set(asked, known);
    return known;
  });
}
