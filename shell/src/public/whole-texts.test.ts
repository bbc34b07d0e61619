import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { checkCompanyExists, getRegistration, type Call } from '@ncb/shared-kernel/api/contract';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createWholeTexts, withWholeTexts } from './whole-texts';

const FIRST = { title: 'NCB' };
const first = { ua: () => Promise.resolve({ default: FIRST }), ru: jest.fn(), en: jest.fn() };
const BEGUN = { companyRef: '1' };

async function open({ registration = null, isDown = false }: { registration?: object | null; isDown?: boolean } = {}) {
  const translations = await createTranslations('ua', first);
  await translations.add('shell', first);
  const whole = createWholeTexts(translations);
  const bring = jest.fn(() => (isDown ? Promise.reject(new Error('chunk')) : whole.bring()));
  const call = jest.fn(() => Promise.resolve({ ok: true, value: { registration } }));
  const api = withWholeTexts({ call } as unknown as ApiClient, { bring });
  const word = (key: string) => (translations.i18n.t as (key: string) => string)(key);
  const ask = (asked: Call<never, unknown>) => api.call(asked, {} as never);
  return { ask, bring, call, word };
}

describe('the words of registration', () => {
  it('are those of the first screen where nothing was begun', async () => {
    const { ask, bring, word } = await open();
    expect(await ask(getRegistration as never)).toMatchObject({ ok: true });
    expect(bring).not.toHaveBeenCalled();
    expect(word('refusals.tooManyRequests')).toBe('refusals.tooManyRequests');
  });

  it.each([
    ['a registration that goes on', { registration: BEGUN }, getRegistration],
    ['any other call', {}, checkCompanyExists],
  ])('are all there before the answer of %s is shown', async (_, bank, asked) => {
    const { ask, word } = await open(bank);
    expect(await ask(asked as never)).toMatchObject({ ok: true });
    expect(word('refusals.tooManyRequests')).not.toBe('refusals.tooManyRequests');
    expect(word('shell:signing.widget')).not.toBe('signing.widget');
  });

  it('that did not come are a lost connection, and the bank is not asked', async () => {
    const { ask, call } = await open({ isDown: true });
    expect(await ask(checkCompanyExists as never)).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(call).not.toHaveBeenCalled();
  });
});
