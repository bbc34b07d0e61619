import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/test';

/** Source: docs/supported-browsers.md. */
test('a browser that is too old is told which versions work, and no page begins in it', async ({ person }) => {
  const visitor = await person();
  const { page } = visitor;
  await page.addInitScript(() => {
    Reflect.deleteProperty(Set.prototype, 'union');
  });
  await visitor.opensTheAddress('');
  await expect(page.getByText('Оновіть браузер')).toBeVisible();
  await expect(page.getByText('Update your browser')).toBeVisible();
  await expectAccessible(page, 'a browser that is too old', '.ncb-old-browser');
  await expect(page.locator('input')).toHaveCount(0);
});

test('a browser that cannot read the scripts is told so after a while', async ({ person }) => {
  const visitor = await person();
  const { page } = visitor;
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await visitor.opensTheAddress('');
  await expect(page.getByText('Оновіть браузер')).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('Оновіть браузер')).toBeVisible();
});
