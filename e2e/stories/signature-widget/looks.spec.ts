import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { LANGUAGES } from '../../support/looks';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

const LOOKS = [
  [LANGUAGES[0], 1280, 'light'],
  [LANGUAGES[0], 360, 'dark'],
  [LANGUAGES[1], 360, 'light'],
  [LANGUAGES[2], 360, 'dark'],
] as const;

test('the signing dialog is accessible and whole, in three languages, in a phone’s width, light and dark', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  for (const [language, width, colorScheme] of LOOKS) {
    await resizesWindow(director.page, { width: 1280, height: 740 });
    await director.changesLanguage(language);
    await resizesWindow(director.page, { width, height: 740 });
    await changeColorScheme(director.page, colorScheme);
    // Reopened so that no row is selected or hovered.
    await director.opensTheAddress('main/miPmtJournal');
    await director.journal.newDocument().getByRole('checkbox').check();
    await director.signing.opens();
    await expectAccessible(director.page, `signing, ${language}, ${width}, ${colorScheme}`);
    const cut = await director.signing.widget.locator('.widget').evaluate(findCutOff);
    expect(cut, `${language}: nothing is cut off`).toEqual([]);
    await director.signing.cancels();
    await expect(director.signing.dialog).toBeHidden();
  }
});

/** Returns texts and controls that extend beyond the left or right edge of their frame. */
function findCutOff(frame: Element): string[] {
  return [...frame.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > frame.clientWidth;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}
