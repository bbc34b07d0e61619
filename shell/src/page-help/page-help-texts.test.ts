import { FURTHER_PAGES, LANGUAGES, PAGES, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { loadPageHelpTexts } from './page-help-texts';

describe.each(LANGUAGES)('explanations of pages in %s', (language) => {
  it('has three sentences for every page of the specification', async () => {
    const { default: texts } = await loadPageHelpTexts[language]();
    expect(Object.keys(texts).sort()).toEqual([TODAY_PAGE, ...PAGES, ...FURTHER_PAGES].sort());
    for (const [page, sentences] of Object.entries(texts)) {
      expect([page, sentences.length, new Set(sentences).size]).toEqual([page, 3, 3]);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{20,160}\.$/u);
    }
  });
});
