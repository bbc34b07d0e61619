/** @jest-environment node */
import { openSourceMemory } from './source-memory';

function newStorage() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
  return { values, storage: storage as unknown as Storage };
}

const mine = [Uint8Array.of(1, 2, 3)];
const colleagues = [Uint8Array.of(4, 5, 6)];

describe('which way to sign somebody took last', () => {
  it('is kept for him and not for a colleague at the same browser, under a name that tells nothing', async () => {
    const { values, storage } = newStorage();
    const memory = openSourceMemory(() => storage);
    await memory?.save(mine, 'iit');
    expect([await memory?.read(mine), await memory?.read(colleagues)]).toEqual(['iit', null]);
    expect([...values.keys()]).toEqual([expect.stringMatching(/^ncb\.keySource\.[0-9a-f]{16}$/)]);
  });

  it('is nothing for somebody without a certificate, and where something else stands there', async () => {
    const { values, storage } = newStorage();
    const memory = openSourceMemory(() => storage);
    await memory?.save([], 'iit');
    expect([values.size, await memory?.read([])]).toEqual([0, null]);
    await memory?.save(mine, 'iit');
    values.set([...values.keys()][0] ?? '', '<b>');
    expect(await memory?.read(mine)).toBeNull();
  });

  it('cannot be kept where the browser keeps nothing', () => {
    const closed = () => {
      throw new Error('blocked');
    };
    expect(openSourceMemory(closed)).toBeNull();
  });
});
