import { getPayment, listAccounts, listPayments } from '@ncb/shared-kernel/api/contract';
import { findLedgerFaults } from '../src/ledger';
import { findBrokenAuditRow } from '../src/audit';
import { ENGINES } from './support/engines';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';
import { RECENT_DOCUMENTS } from './support/searches';

describe.each(ENGINES)('a hryvnia payment, bank on %s', (engine) => {
  const bank = setUpBank({ engine });

  test('with two signatures it passes through 0, 1, 3, 4 and 5, and its money moves', async () => {
    const operator = await new Person(bank, 'oper1').signIn();
    const accountant = await new Person(bank, 'buh1').signIn();
    const director = await new Person(bank, 'director2').signIn();
    await bank.engine.runOnce();

    const before = await balance(operator, '7001');
    const id = await operator.save();
    expect(await accountant.sign(id)).toEqual([{ id, status: 1, error: null, errorCode: null }]);
    expect(await director.sign(id)).toEqual([{ id, status: 3, error: null, errorCode: null }]);
    expect(await accountant.send(id)).toEqual([{ id, status: 4, error: null, errorCode: null }]);
    expect(await balance(operator, '7001')).toMatchObject({ balance: before.balance, reserved: '1234.56' });

    expect(await bank.engine.runOnce()).toEqual([]);
    bank.clock.pass({ seconds: 3 });
    expect(await bank.engine.runOnce()).toEqual([{ id: Number(id), status: 5 }]);

    const after = await balance(operator, '7001');
    expect(after.reserved).toBe('0.00');
    expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(1234.56, 2);
    expect(after.lastMovement).toBe('2026-07-15T12:00:03');
    const { rows } = await operator.get(listPayments, RECENT_DOCUMENTS);
    expect(rows.find((row) => row.id === id)).toMatchObject({
      status: 5,
      confirmed: '2026-07-15T12:00:03',
      bankDocumentId: expect.stringMatching(/^10[0-9]{6}$/),
    });
    const { payment } = await operator.get(getPayment, { id });
    expect(payment.signatures.map(({ signer, right }) => [signer, right])).toEqual([
      ['Перевірна Г. І.', 2],
      ['Зразкова О. В.', 1],
    ]);
    expect(payment.signatures.map(({ certificate }) => certificate)).toEqual([
      expect.stringMatching(/^[0-9a-f]{8,}$/i),
      expect.stringMatching(/^[0-9a-f]{8,}$/i),
    ]);
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
    expect(await findBrokenAuditRow(bank.services.db.queries)).toBeNull();
  });
});

async function balance(person: Person, id: string) {
  const { accounts } = await person.get(listAccounts, {});
  const account = accounts.find((account) => account.id === id);
  if (!account) throw new Error(`no account ${id}`);
  return account;
}
