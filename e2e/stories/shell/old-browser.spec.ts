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
  await expectAccessible(page, 'a browser that is too old', '#root');
  await expect(page.locator('input')).toHaveCount(0);
});
