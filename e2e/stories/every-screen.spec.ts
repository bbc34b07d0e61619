import { expectAccessible } from '../support/expect-accessible';
import { changeColorScheme } from '../support/change-color-scheme';
import { LOOKS } from '../support/looks';
import { findCutTabs, findOverflowing, measureWindowOverflow } from '../support/overflow';
import { findSmallTargets } from '../support/find-small-targets';
import { resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';
import { importTooling } from '../support/import-tooling';

interface Tree {
  listRemotesInTree: () => {
    readonly folder: string;
    readonly description: { readonly pages: { readonly name: string }[] };
  }[];
}

const { listRemotesInTree } = await importTooling<Tree>('packages/tree.mjs');

const SEARCHED_FIRST: readonly string[] = ['miAccountsBilling', 'miTurnovers'];

const PHONE = 360;

const PUBLIC: readonly string[] = ['register'];

/** Widths with an icon menu and fewer columns; only overflow is checked, in each language. */
const BETWEEN: readonly number[] = [1024, 768];

/** Tests by remote; the title ends with the folder, by which `npm test -- remote-…` finds it. */
for (const { folder, description } of listRemotesInTree())
  test(`every screen is accessible and fits, in three languages, in a phone’s width, light and dark: ${folder}`, async ({
    person,
  }) => {
    test.setTimeout(60_000 + description.pages.length * 60_000);
    const director = await person();
    await director.hasSession('director1');
    for (const { name } of description.pages.filter((page) => !PUBLIC.includes(page.name))) {
      await resizesWindow(director.page, { width: 1280, height: 800 });
      await director.goesTo(`main/${name}`);
      await director.seesWholePage(name);
      if (SEARCHED_FIRST.includes(name)) await director.closesTheDialog();
      for (const [look, [language, width, colorScheme]] of LOOKS.entries()) {
        await test.step(`${name}, ${language}, ${width}, ${colorScheme}`, async () => {
          const isSpoken = LOOKS[look - 1]?.[0] === language;
          if (!isSpoken) await director.changesLanguage(language);
          await resizesWindow(director.page, { width, height: 800 });
          await changeColorScheme(director.page, colorScheme);
          await director.seesWholePage(name);
          await expectAccessible(director.page, `${name}, ${language}, ${width}, ${colorScheme}`);
          await expect
            .poll(() => measureWindowOverflow(director.page), 'nothing wider than the window')
            .toBeLessThanOrEqual(0);
          if (width === PHONE)
            await expect.poll(() => findSmallTargets(director.page), 'too small for a thumb').toEqual([]);
          await expect.poll(() => findCutTabs(director.page), 'tabs without their underline').toEqual([]);
          for (const between of isSpoken ? [] : BETWEEN) {
            await resizesWindow(director.page, { width: between, height: 800 });
            await expect
              .poll(() => measureWindowOverflow(director.page), `nothing wider than a window of ${between} pixels`)
              .toBeLessThanOrEqual(0);
            const cut = async () =>
              (await findOverflowing(director.page)).filter((one) => /^(cut|shortened): /.test(one));
            await expect.poll(cut, `no amount and no day is cut at ${between} pixels`).toEqual([]);
          }
        });
      }
    }
  });
