/** @jest-environment jsdom */
import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { getRegistration } from '@ncb/shared-kernel/api/contract';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createLazyApiClient } from './create-lazy-api-client';
import { createAllTexts } from './create-all-texts';

const FIRST = { title: 'NCB' };
const first = { ua: () => Promise.resolve({ default: FIRST }), ru: jest.fn(), en: jest.fn() };
const LOST = { ok: false, failure: { kind: 'network' } };

/** @param words whether they load; @param clients whether the client loads, by attempt */
async function open({ words = true, clients = [true] }: { words?: boolean; clients?: readonly boolean[] } = {}) {
  const translations = await createTranslations('ua', first);
  await translations.add('shell', first);
  const whole = createAllTexts(translations);
  const call = jest.fn(() => Promise.resolve({ ok: true, value: {} }));
  const answers = [...clients];
  const loadClient = jest.fn(() =>
    answers.shift() ? Promise.resolve({ call } as unknown as ApiClient) : Promise.reject(new Error('chunk')),
  );
  const bring = () => (words ? whole.load() : Promise.reject(new Error('chunk')));
  const bank = createLazyApiClient(loadClient, { load: bring });
  const word = (key: string) => (translations.i18n.t as (key: string) => string)(key);
  return { bank, loadClient, call, word };
}

describe('the bank of registration', () => {
  it('is not asked for by whoever only looks', async () => {
    const { loadClient, word } = await open();
    expect(loadClient).not.toHaveBeenCalled();
    expect(word('refusals.tooManyRequests')).toBe('refusals.tooManyRequests');
  });

  it('has all words before its answer is shown, and comes once', async () => {
    const { bank, loadClient, word } = await open();
    await bank.preload();
    expect(await bank.call(getRegistration, {})).toMatchObject({ ok: true });
    expect(await bank.call(getRegistration, {})).toMatchObject({ ok: true });
    expect(word('refusals.tooManyRequests')).not.toBe('refusals.tooManyRequests');
    expect(word('shell:signing.widget')).not.toBe('signing.widget');
    expect(loadClient).toHaveBeenCalledTimes(1);
  });

  it('whose words did not come is a lost connection, and is not asked', async () => {
    const { bank, call } = await open({ words: false });
    await bank.preload();
    expect(await bank.call(getRegistration, {})).toEqual(LOST);
    expect(call).not.toHaveBeenCalled();
  });

  it('whose client did not come is a lost connection, and the next call asks for it again', async () => {
    const { bank } = await open({ clients: [false, true] });
    expect(await bank.call(getRegistration, {})).toEqual(LOST);
    expect(await bank.call(getRegistration, {})).toMatchObject({ ok: true });
  });
});
