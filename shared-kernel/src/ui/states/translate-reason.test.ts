import { REFUSAL_REASONS } from '../../domain';
import { createTranslations, KERNEL_NAMESPACE } from '../../i18n';
import { translateReason } from './translate-reason';

async function texts(language: 'ua' | 'ru' | 'en') {
  const { i18n } = await createTranslations(language);
  return i18n.getFixedT(language, KERNEL_NAMESPACE);
}

const SENTENCES = Object.values(REFUSAL_REASONS);

describe('the reason of a refusal', () => {
  it.each([
    ['ru', 'Код получателя не принадлежит владельцу счёта'],
    ['en', 'The beneficiary’s code doesn’t belong to the account holder'],
  ] as const)('is told in %s, although the bank says it in Ukrainian', async (language, words) => {
    expect(translateReason(await texts(language), 'Код отримувача не належить власнику рахунку')).toBe(words);
  });

  it('has no Ukrainian word left in Russian or English, whatever the bank’s sentence', async () => {
    const [ru, en] = [await texts('ru'), await texts('en')];
    expect(SENTENCES.filter((sentence) => /[іїєґ’]/i.test(translateReason(ru, sentence)))).toEqual([]);
    expect(SENTENCES.filter((sentence) => /\p{Script=Cyrillic}/u.test(translateReason(en, sentence)))).toEqual([]);
  });

  it('is the bank’s sentence to the letter in Ukrainian', async () => {
    const ua = await texts('ua');
    expect(SENTENCES.map((sentence) => translateReason(ua, sentence))).toEqual(SENTENCES);
  });

  it('stays as it came where the bank’s people wrote it themselves', async () => {
    expect(translateReason(await texts('en'), 'Зверніться до відділення')).toBe('Зверніться до відділення');
  });
});
