import { LANGUAGES } from '../support/looks';
import { resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';

/** Lists whose panel has names and values side by side. */
const LISTS = ['miPmtJournal', 'miPmtCurContracts', 'miEmployees'] as const;

test('no name in the panel of a row is divided within a word, in any language and at any width', async ({ person }) => {
  test.setTimeout(120_000);
  const director = await person();
  await director.signsIn('director1');
  const { page } = director;
  for (const list of LISTS) {
    for (const language of LANGUAGES) {
      await resizesWindow(page, { width: 1280, height: 800 });
      await director.goesTo(`main/${list}`);
      await director.seesWholePage(list);
      await director.changesLanguage(language);
      for (const width of [1440, 1280, 768, 360]) {
        await resizesWindow(page, { width, height: 800 });
        const panel = page.locator('.ncb-details');
        if ((await panel.count()) === 0) await page.locator('[data-row] [data-action="details"]').first().click();
        const names = panel.locator('.ncb-facts dt');
        await expect(names.first()).toBeVisible();
        const divided = await names.evaluateAll((all) =>
          all.flatMap((name) => {
            const text = name.firstChild;
            if (!text) return [];
            return [...(text.textContent ?? '').matchAll(/[\p{L}’]+/gu)].flatMap((word) => {
              const range = document.createRange();
              range.setStart(text, word.index);
              range.setEnd(text, word.index + word[0].length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word[0]] : [];
            });
          }),
        );
        expect(divided, `${list}, ${language}, ${width}`).toEqual([]);
      }
    }
  }
});
