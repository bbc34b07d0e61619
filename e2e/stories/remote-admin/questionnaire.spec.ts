import { readFileSync } from 'node:fs';
import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { WITH_WINDOWS } from '../../support/browser';
import { measureWindowOverflow } from '../../support/overflow';
import { beginQuestionnaire } from '../../support/begin-questionnaire';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

// A printout opens in the browser's PDF viewer, which headless browsers lack.
test.use({ launchOptions: WITH_WINDOWS });

const SCHEME = { name: 'Схема власності.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nсхема') };

const section = (who: Person, name: string) => who.page.locator(`[data-section="${name}"][data-action="openSection"]`);
const state = (who: Person, name: string) => who.page.locator(`[data-view="questionnaire"] [data-status="${name}"]`);
const draft = (who: Person) => who.page.locator('[data-field="draft"]');

async function seesDraftSaved(who: Person): Promise<void> {
  await expect(draft(who)).toHaveAttribute('data-state', 'saved');
}

async function chooses(who: Person, field: string, words: string, option: string): Promise<void> {
  const control = who.page.locator(`.ant-select[data-field="${field}"], .ant-select:has([data-field="${field}"])`);
  await control.click();
  if (words !== '') await control.locator('input').fill(words);
  await who.option(option).first().click();
  await who.page.keyboard.press('Escape');
}

async function opensQuestionnaire(who: Person): Promise<void> {
  await who.opensMenu('miSettingsDocs');
  await who.seesWholePage('miSettingsDocs');
  await who.action('openQuestionnaire').click();
  await expect(who.page.locator('[data-view="questionnaire"]')).toBeVisible();
}

test('a questionnaire is filled in, signed, returned with a remark, put right and accepted', async ({
  person,
  bank,
}) => {
  const head = await person();
  await head.entersWithSession('director1');
  await beginQuestionnaire(head.page);

  await test.step('the data of the organisation stand read-only beside its papers, which open and are saved', async () => {
    await head.opensMenu('miSettingsDocs');
    await head.seesWholePage('miSettingsDocs');
    await expect(head.field('clntCode')).toHaveText('91000017');
    await expect(head.field('clntFullName')).toContainText('Калинова Брама');
    const saving = head.page.waitForEvent('download');
    await head.action('download').first().click();
    expect((await saving).suggestedFilename()).toMatch(/^Договір банківського рахунку.*\.pdf$/);
    const opening = head.page.waitForEvent('popup');
    await head.action('preview').first().click();
    await (await opening).waitForURL(/^blob:/);
    await (await opening).close();
    await expectAccessible(head.page, 'organisation documents');
  });

  await test.step('what was answered before is there; an activity is found by a word, the head of a group is not chosen', async () => {
    await head.action('openQuestionnaire').click();
    await expect(state(head, 'draft')).toBeVisible();
    await expect(head.field('clntRegNumber')).toHaveValue('10741020000099999');
    await expect(section(head, 'general').locator('[data-mark="done"]')).toBeVisible();
    await section(head, 'activity').click();
    await chooses(head, 'clntMainVED', 'програмування', '62.01');
    await expect(head.field('clntMainVED').first()).toContainText('62.01');
    await head.field('clntTrade').fill('Розробляємо програми й супроводжуємо їх');
    await chooses(head, 'clntPartnerCountries', 'Польща', 'Польща');
    await head.field('clntCashShare').fill('5');
    await seesDraftSaved(head);
    await expect(section(head, 'activity').locator('[data-mark="done"]')).toBeVisible();
    await expectAccessible(head.page, 'questionnaire');
  });

  await test.step('the scheme of ownership is a PDF: a program under that name is refused, the file outlives a reload', async () => {
    await section(head, 'ownership').click();
    const scheme = head.page.locator('[data-answer="clntOwnScheme"]');
    const input = head.page.locator('input[data-field="clntOwnSchemeFile"]');
    await input.setInputFiles({ ...SCHEME, buffer: Buffer.from('MZ\x90\x00 program') });
    await expect(head.page.locator('[data-notice="error"]')).toContainText('Цей файл не підходить');
    await expect(scheme.locator('[data-field="fileName"]')).toHaveCount(0);
    await input.setInputFiles(SCHEME);
    await expect(scheme.locator('[data-field="fileName"]')).toHaveText(SCHEME.name);
    await seesDraftSaved(head);
    await head.page.reload();
    await head.seesWholePage('miSettingsDocs');
    await section(head, 'ownership').click();
    const saving = head.page.waitForEvent('download');
    await scheme.locator('[data-action="downloadFile"]').click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(SCHEME.name);
    expect(readFileSync(await saved.path())).toEqual(SCHEME.buffer);
  });

  await test.step('a reload loses nothing', async () => {
    await head.page.reload();
    await head.seesWholePage('miSettingsDocs');
    await section(head, 'activity').click();
    await expect(head.field('clntTrade')).toHaveValue('Розробляємо програми й супроводжуємо їх');
    await expect(head.field('clntMainVED').first()).toContainText('Комп’ютерне програмування');
  });

  await test.step('what is missing is shown where it is, then it is signed', async () => {
    await head.action('submit').click();
    await expect(head.page.locator('[data-section="exposed"] [data-problem="personNotAnswered"]')).toBeVisible();
    await head.action('addPeople').click();
    await chooses(head, 'clntPep.0.status', '', 'Ні');
    await section(head, 'consents').click();
    await head.field('clntIsTrue').check();
    await head.field('clntTellsChanges').check();
    await head.action('submit').click();
    await expect(head.signing.widget.locator('[data-page="signatureWidget"]')).toBeVisible();
    await expect(head.signing.widget.locator('[data-name="content"]')).toContainText('62.01 Комп’ютерне програмування');
    await expect(head.signing.widget.locator('[data-name="content"]')).toContainText(SCHEME.name);
    await head.signing.givesKey();
    await expect(state(head, 'submitted')).toBeVisible();
    await expect(head.action('submit')).toHaveCount(0);
  });

  const number = await test.step('the clerk reads it and returns it with a remark', async () => {
    const pending = await bank.operator('pending');
    const [, id = ''] = /Анкети\n.*\n(\d+) /.exec(pending) ?? [];
    expect(id).not.toBe('');
    await bank.operator('remark-questionnaire', id, 'clntUbo', 'Додайте документ про частку');
    await bank.operator('return-questionnaire', id);
    return id;
  });

  await test.step('the remark leads to its field; it is put right and signed again', async () => {
    await head.page.reload();
    await expect(state(head, 'returned')).toBeVisible();
    await expect(section(head, 'ownership').locator('[data-mark="remarks"]')).toContainText('1');
    await head.action('goToRemark').click();
    await expect(head.page.locator('[data-section="ownership"] [data-notice="warning"]')).toContainText(
      'Додайте документ',
    );
    await head.page.locator('[data-field="clntUbo.0.influence"]').click();
    await head.option('Вирішальний вплив').click();
    await seesDraftSaved(head);
    await head.action('submit').click();
    await head.signing.givesKey();
    await expect(state(head, 'submitted')).toBeVisible();
  });

  await test.step('accepted; what is changed later stands under its field', async () => {
    await bank.operator('accept-questionnaire', String(Number(number) + 1));
    await head.page.reload();
    await expect(state(head, 'accepted')).toBeVisible();
    await head.action('renew').click();
    await section(head, 'activity').click();
    await chooses(head, 'clntPartnerCountries', 'Китай', 'Китай');
    await expect(head.field('changed')).toHaveText('Змінено: додано Китай');
    await seesDraftSaved(head);
    await head.action('compare').click();
    await expect(head.page.getByRole('dialog')).toContainText('додано Китай');
    await head.page.keyboard.press('Escape');
  });

  await test.step('an accountant fills in and does not sign, an operator reads', async () => {
    const accountant = await person();
    await accountant.entersWithSession('buh1');
    await opensQuestionnaire(accountant);
    await expect(accountant.field('clntCountWorkers')).toHaveValue('14');
    await expect(accountant.action('submit')).toHaveCount(0);
    const operator = await person();
    await operator.entersWithSession('oper1');
    await opensQuestionnaire(operator);
    await expect(operator.field('clntCountWorkers')).toHaveText(/14/);
    await expect(operator.page.locator('[data-view] input[data-field]')).toHaveCount(0);
  });

  await test.step('on a phone the sections fold into one line, and nothing is wider than the window', async () => {
    for (const width of [1024, 768, 360]) {
      await resizesWindow(head.page, { width, height: 780 });
      await expect(head.action('showSections')).toBeVisible();
      await expect.poll(() => measureWindowOverflow(head.page)).toBe(0);
    }
    await head.action('showSections').click();
    await section(head, 'ownership').click();
    await expect.poll(() => measureWindowOverflow(head.page)).toBe(0);
    await expectAccessible(head.page, 'questionnaire on a phone');
  });
});
