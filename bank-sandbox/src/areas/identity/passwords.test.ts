import { createPasswords } from './passwords';

const passwords = createPasswords(Buffer.from('pepper'));

test('a password is kept as argon2id with 19 MiB and two passes', async () => {
  expect(await passwords.hash('Director1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the same password under the same pepper matches', async () => {
  const stored = await passwords.hash('Director1');
  expect(await passwords.matches(stored, 'Director1')).toBe(true);
  expect(await passwords.matches(stored, 'director1')).toBe(false);
  expect(await createPasswords(Buffer.from('other')).matches(stored, 'Director1')).toBe(false);
});

test('nobody has no password, and finding that out takes as long as a wrong one', async () => {
  const stored = await passwords.hash('Director1');
  const timeOf = async (hash: string | null) => {
    const start = performance.now();
    expect(await passwords.matches(hash, 'wrong')).toBe(false);
    return performance.now() - start;
  };
  const ratios: number[] = [];
  // Alternating, so that other load of the machine slows both.
  for (let index = 0; index < 31; index += 1) ratios.push((await timeOf(null)) / (await timeOf(stored)));
  const median = ratios.sort((a, b) => a - b)[15];
  expect(median).toBeGreaterThan(0.5);
  expect(median).toBeLessThan(2);
});
