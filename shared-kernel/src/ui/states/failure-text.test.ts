import { createTranslations, KERNEL_NAMESPACE } from '../../i18n';
import { problemText } from './failure-text';

async function texts(language: 'ua' | 'ru' | 'en') {
  const { i18n } = await createTranslations(language);
  return i18n.getFixedT(language, KERNEL_NAMESPACE);
}

describe('the sentence of a problem', () => {
  it.each([
    ['ua', 'Призначення задовге: 434 із 420'],
    ['ru', 'Назначение слишком длинное: 434 из 420'],
    ['en', 'The purpose is too long: 434 of 420'],
  ] as const)('in %s tells by how much a text is too long', async (language, sentence) => {
    const t = await texts(language);
    expect(problemText(t, 'tooLongPpurp', { length: '434', max: '420' })).toBe(sentence);
  });

  it.each(['tooLongName', 'tooLongText', 'sep4.spp.addtlInfTooLong'])('has both numbers for %s too', async (key) => {
    for (const language of ['ua', 'ru', 'en'] as const)
      expect(problemText(await texts(language), key, { length: '77', max: '66' })).toMatch(/: 77 \S+ 66$/);
  });

  it('names the limits where a bank tells the key alone', async () => {
    expect(problemText(await texts('ua'), 'tooLongPpurp')).toContain('не більше 420 знаків');
  });
});
