import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { decodePem, toPem } from '@ncb/shared-kernel/signature';
import { issueDstuCertificate, openContainer } from '@ncb/shared-kernel/signature/dstu';
import { readPackageFile } from '@ncb/shared-kernel/signature/testing';
import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import type { TestBank } from '../../support/bank';
import { WITH_OPTIMIZATION } from '../../support/browser';
import { saveConsoleKey } from '../../support/save-console-key';
import { FOP_ACCOUNT, KALYNA_ACCOUNT } from '../../support/people';
import { storePayments } from '../../support/payments';
import { expect, expectedComplaints, test } from '../../support/test';

/** Own bank: the signatories' keys change. */
test.use({ ownBank: 'qualified-keys', launchOptions: WITH_OPTIMIZATION });

const DAY_MS = 86_400_000;
const VALID_FOR_DAYS = 365;
let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ncb-keys-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function filesOfOtherSoftware(bank: TestBank): Promise<readonly string[]> {
  const stored = readFileSync(join(dirname(dirname(bank.keyFile('fop1'))), 'dstu-authority.pem'), 'utf8');
  const privateKey = decodePem('PRIVATE KEY', stored);
  const file = readPackageFile('STORE_A040.dat');
  const opening = await openContainer(file, 'password');
  const [key] = opening.ok ? opening.keys : [];
  if (!privateKey || !key) throw new Error('no key');
  const subject = {
    commonName: 'NCB sandbox authority by DSTU 4145 (not a real authority)',
    organization: 'NCB bank sandbox',
  };
  const now = Date.now();
  const certificate = issueDstuCertificate(
    {
      subject: { commonName: 'Прикладний Олег', taxNumber: '0011202075', organisationCode: '0011202075' },
      subjectKey: key.privateKey,
      serial: Uint8Array.of(0x51),
      validFrom: new Date(now - DAY_MS),
      validTo: new Date(now + VALID_FOR_DAYS * DAY_MS),
      use: 'signing',
    },
    { subject, privateKey },
  );
  const places = [join(folder, 'STORE_A040.dat'), join(folder, 'fop1-other.cer')] as const;
  writeFileSync(places[0], file);
  writeFileSync(places[1], toPem('CERTIFICATE', certificate));
  return places;
}

async function registers(person: Person, files: readonly string[], password: string): Promise<void> {
  const { page } = person;
  await person.action('keys').click();
  await person.seesWholePage('miSettingsKeys');
  await person.action('registerCertificate').click();
  const widget = page.frameLocator('[data-dialog="registerCertificate"] iframe');
  await widget.locator('[data-field="keyFile"]').setInputFiles([...files]);
  await widget.locator('[data-field="keyPassword"]').fill('not this one');
  await widget.locator('[data-action="confirmSign"]:not([aria-disabled="true"])').click();
  await expect(widget.locator('[data-problem="wrongPassword"]')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'a certificate of another authority');
  await widget.locator('[data-field="keyPassword"]').fill(password);
  await widget.locator('[data-action="confirmSign"]:not([aria-disabled="true"])').click();
  await expect(page.locator('[data-dialog="registerCertificate"]')).toHaveCount(0, { timeout: 30_000 });
  await expect(person.field('ownKey')).toHaveAttribute('data-state', 'active');
  await expect(page.locator('tr[data-row] [data-state="revoked"]')).toHaveCount(1);
}

async function paysWith(person: Person, account: string, file: string, password: string): Promise<void> {
  const [payment] = await storePayments(person.page, account, 1);
  if (!payment) throw new Error('no payment');
  await person.opensMenu('miPmtJournal');
  await person.journal.selects(payment.number);
  await person.signing.opens();
  await person.signing.givesKey(file, password);
  await person.signing.ends();
}

test('keys by DSTU 4145, ours and of other software, are registered, sign payments of two companies, and open a session', async ({
  person,
  bank,
}) => {
  test.setTimeout(180_000);
  const director = await person();
  await director.entersWithSession('director1');
  const [key = '', certificate = ''] = await saveConsoleKey(bank, 'director1', folder);
  await registers(director, [key, certificate], 'Director1-key');
  await paysWith(director, KALYNA_ACCOUNT, key, 'Director1-key');

  const trader = await person();
  await trader.entersWithSession('fop1');
  const [other = '', otherCertificate = ''] = await filesOfOtherSoftware(bank);
  await registers(trader, [other, otherCertificate], 'password');
  await paysWith(trader, FOP_ACCOUNT, other, 'password');

  const again = await person();
  // The password alone is answered 401 with the challenge.
  expectedComplaints.push(/status of 401/);
  await again.opensTheAddress();
  await again.signIn.givesPasswordBeforeKey('director1');
  await again.signing.opens();
  await again.signing.givesKey(key, 'Director1-key');
  await again.seesPage('miAccountsAll');
});
