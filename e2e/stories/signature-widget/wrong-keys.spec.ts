import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOUNCY_MESSAGES, BOUNCY_PASSWORD, bouncyFile } from '@ncb/shared-kernel/signature/testing';
import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT, SVITANOK } from '../../support/people';
import { expect, test } from '../../support/test';

test('a foreign or damaged key file signs nothing and the dialog keeps everything', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director2');
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await director.payment.fillsIn({ ...SVITANOK, amount: '10,00', purpose: 'Оплата за папір, без ПДВ' });
  const number = await director.payment.saves();
  await director.journal.selects(number);
  await director.signing.opens();
  const problem = (key: string) => director.signing.widget.locator(`[data-problem="${key}"]`);

  await director.signing.givesKey(director.signing.keyFileOf('buh1'), 'Buhalter1-key');
  await expect(problem('foreignKey')).toBeVisible();

  const damaged = join(tmpdir(), `ncb-damaged-${process.pid}.pem`);
  const lines = readFileSync(director.signing.keyFileOf('director2'), 'utf8').split('\n');
  const middle = lines[4] ?? '';
  lines[4] = (middle.startsWith('A') ? 'B' : 'A') + middle.slice(1);
  writeFileSync(damaged, lines.join('\n'));
  await director.signing.givesKey(damaged, 'Director2-key');
  await expect(problem('wrongKeyOrPassword')).toBeVisible();

  await director.signing.givesKey(director.signing.keyFileOf('director2'), 'not-the-password');
  await expect(problem('wrongKeyOrPassword')).toBeVisible();
  await expectAccessible(director.page, 'signing dialog with a problem');

  await test.step('files of other software are told apart: locked otherwise, another password, cut, no key, another’s', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ncb-foreign-keys-'));
    const [store, message] = [bouncyFile('JKS'), BOUNCY_MESSAGES[0]?.[1] ?? new Uint8Array()];
    for (const [name, bytes, password, word] of [
      ['another-cipher.p12', bouncyFile('PKCS#12 by 3DES'), BOUNCY_PASSWORD, 'unsupportedContainer'],
      ['store.jks', store, 'another password', 'wrongPassword'],
      ['cut.jks', store.subarray(0, store.length - 40), BOUNCY_PASSWORD, 'brokenFile'],
      ['message.p7s', message, BOUNCY_PASSWORD, 'notAKeyFile'],
      ['another’s.jks', store, BOUNCY_PASSWORD, 'foreignKey'],
    ] as const) {
      const file = join(folder, name);
      writeFileSync(file, bytes);
      await director.signing.givesKey(file, password);
      await expect(problem(word), name).toBeVisible({ timeout: 30_000 });
    }
    rmSync(folder, { recursive: true });
  });

  await director.signing.cancels();
  await expect(director.page.locator('[data-dialog="signing"]')).toBeHidden();
  await director.journal.seesStatus(number, 0);
  await expect(director.journal.document(number).getByRole('checkbox')).toBeChecked();
});
