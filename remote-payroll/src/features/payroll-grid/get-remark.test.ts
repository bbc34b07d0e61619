import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { texts } from '../../texts';
import { getAdviceText } from './get-remark';

describe('how many times more than before a person gets', () => {
  it.each([
    ['ua', { '1.0': 'У 1 раз', '4.0': 'У 4 рази', '100.0': 'У 100 разів', '103.3': 'У 103,3 раза' }],
    ['ru', { '1.0': 'В 1 раз', '4.0': 'В 4 раза', '100.0': 'В 100 раз', '103.3': 'В 103,3 раза' }],
  ] as const)('is said in %s as the number asks for it', async (language, expected) => {
    const { i18n, add } = await createTranslations(language);
    for (const { namespace, load } of texts) await add(namespace, load);
    const t: Parameters<typeof getAdviceText>[0] = i18n.getFixedT(getLanguageTag(language), 'payroll');
    for (const [times, words] of Object.entries(expected))
      expect(getAdviceText(t, { kind: 'muchMore', times })).toBe(`${words} ${language === 'ua' ? 'більше' : 'больше'}`);
  });
});
