import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../support/expect-accessible';
import { waitForDownload } from '../../support/downloads';
import { storePayments } from '../../support/payments';
import { KALYNA_ACCOUNT } from '../../support/people';
import { expect, test } from '../../support/test';

test('selected payments are printed in one file, in the language of the paper, and the journal as a list', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  const stored = await storePayments(page, KALYNA_ACCOUNT, 2);

  const saved = async () => {
    const download = await waitForDownload(director, 'savePdf');
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const pages = bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    return { name: download.suggestedFilename(), pages, bytes };
  };

  await test.step('two instructions come in one file, printed by the worker of the built remote', async () => {
    await director.opensMenu('miPmtJournal');
    for (const { id } of stored) await page.locator(`tr[data-row="${id}"] [data-action="select"]`).click();
    await director.action('print').click();
    await director.action('printPayments').click();
    await expect(director.action('savePdf')).toBeEnabled();
    await expectAccessible(page, 'print dialog');
    const { name, pages } = await saved();
    expect(name).toMatch(/^platizhna-instruktsiia-.*\.pdf$/);
    expect(pages).toBe(2);
  });

  await test.step('another language is another paper', async () => {
    await director.field('print_language').getByText('English').click();
    await expect(director.action('savePdf')).toBeEnabled();
    expect((await saved()).bytes.toString('latin1')).toContain('/Lang (en)');
    await director.action('close').click();
  });

  await test.step('the journal is a list across the paper', async () => {
    await director.action('print').click();
    await director.action('printList').click();
    await expect(director.action('savePdf')).toBeEnabled();
    expect((await saved()).bytes.toString('latin1')).toMatch(/\/MediaBox \[0 0 841\.\d+ 595\.\d+\]/);
  });
});
