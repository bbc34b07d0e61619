import { generateKey, openKeyFile } from '@ncb/shared-kernel/signature';
import { asc, eq, sql } from 'drizzle-orm';
import { createCertificateRegistry } from '../src/areas/signing/certificates';
import { selectRows } from '../src/db';
import { account, appUser, document, documentSignature, documentVersion, glTxn } from '../src/db/schema';
import { findLedgerFaults } from '../src/ledger';
import { DEMO_USERS, SEED, createPasswordSeal, fillDatabase } from '../src/seed';
import { verifySignature } from '../src/signatures';
import { ENGINES } from './support/engines';
import { sealWithoutPassword } from './support/image';
import { setUpBank } from './support/set-up-bank';

/** Accounts of later seed steps. */
const LATER_ACCOUNTS = [
  { acn_id: '7018', sal: '2500000.00' },
  { acn_id: '7019', sal: '-150000.00' },
  { acn_id: '7020', sal: '-164714.28' },
];

describe.each(ENGINES)('the seed on %s', (engine) => {
  const bank = setUpBank({ engine });
  const query = () => bank.services.db.queries;

  test('every account has the balance that the data gives it, and the ledger sums to zero', async () => {
    const rows = await query()
      .select()
      .from(account)
      .where(sql`kind <> 'internal'`)
      .orderBy(asc(account.id));
    expect(rows.map(({ id, balance }) => [String(id), balance])).toEqual(
      [...SEED.accounts, ...LATER_ACCOUNTS].map(({ acn_id, sal }) => [acn_id, sal]),
    );
    expect(await findLedgerFaults(query())).toEqual([]);
  });

  test('the ledger sums to zero on every single day, not only at the end', async () => {
    const sums = await selectRows<{ sum: string }>(
      query(),
      sql`SELECT sum(sum(amount)) OVER (PARTITION BY currency_code ORDER BY bank_day)::text AS sum
        FROM gl_entry GROUP BY currency_code, bank_day`,
    );
    expect(sums.length).toBeGreaterThan(4);
    expect(sums.every(({ sum }) => sum === '0.00')).toBe(true);
  });

  test('executed payments were posted on their day, the one at the bank is reserved and due', async () => {
    const posted = await query().select().from(glTxn).where(eq(glTxn.kind, 'payment')).orderBy(asc(glTxn.documentId));
    expect(posted.map(({ documentId, bankDay }) => [documentId, bankDay])).toEqual([
      [9006, '2026-07-12'],
      [9008, '2026-07-13'],
    ]);
    const [queued] = await query().select().from(document).where(eq(document.status, 4));
    const [payer] = await query().select().from(account).where(eq(account.id, 7001));
    expect([queued?.id, payer?.reserved]).toEqual([9005, '301.10']);
    expect(queued?.dueAt && queued.dueAt <= bank.clock.now()).toBe(true);
  });

  test('every signature is a real one over the stored text: the bank’s own verification accepts it at its time', async () => {
    const rows = await query()
      .select({ signature: documentSignature, canonical: documentVersion.canonical })
      .from(documentSignature)
      .innerJoin(documentVersion, eq(documentVersion.documentId, documentSignature.documentId))
      .orderBy(asc(documentSignature.id));
    expect(rows.map(({ signature }) => [signature.documentId, signature.userId])).toEqual([
      [9002, 503],
      [9003, 502],
      ...[9004, 9005, 9006, 9007, 9008].flatMap((id) => [
        [id, 503],
        [id, 502],
      ]),
    ]);
    for (const { signature, canonical } of rows) {
      const verdict = await verifySignature({
        der: signature.signature,
        storedBytes: new TextEncoder().encode(canonical),
        certificates: createCertificateRegistry(query()),
        userId: signature.userId,
        now: signature.signingTime,
      });
      expect(verdict).toMatchObject({ ok: true, signingTime: signature.signingTime });
    }
  });

  test('a second start changes nothing', async () => {
    const { db, config, passwords } = bank.services;
    const kit = { db, config, passwords, seal: sealWithoutPassword, now: bank.clock.now() };
    expect(await fillDatabase(kit)).toEqual([]);
    expect(await query().select().from(appUser)).toHaveLength(DEMO_USERS.length);
  });
});

test('a key file of the demonstration opens with its password', async () => {
  const key = await generateKey({ commonName: 'Тест' });
  const file = await createPasswordSeal(600_000)(key, 'Director1-key');
  expect(await openKeyFile(file, 'Director1-key')).toMatchObject({ ok: true });
  expect(file).toContain('ENCRYPTED PRIVATE KEY');
});
