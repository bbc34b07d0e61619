import { listAccounts } from '@ncb/shared-kernel/api/contract';
import { APP_ORIGIN } from './support/origins';
import { PAYMENT, Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

const bank = setUpBank({ config: { logLevel: 'debug' } });

test('nothing confidential reaches the log: password, code, cookie, account, amount, purpose', async () => {
  const person = new Person(bank, 'director1');
  await person.enterPassword('CanaryPassword1');
  await person.enterPassword();
  await person.enterCode('424242');
  const half = person.jar.get('__Host-pre') ?? 'none';
  await person.signIn();
  const token = person.jar.get('__Host-sid') ?? 'none';
  const id = await person.save({ purpose: 'Канарка в призначенні' });
  await person.sign(id);
  await person.get(listAccounts, {});
  await bank.services.db.run('ALTER TABLE document RENAME TO document_gone');
  await person.call({ ...listAccounts, path: '/get_payments' }, {});
  await person.save({ number: '108' }).catch(() => undefined);
  const log = bank.readLog();
  await bank.services.db.run('ALTER TABLE document_gone RENAME TO document');

  expect(log).toContain('"path":"/ncb/api/save_pmt"');
  expect(log).toContain('42P01');
  for (const canary of [
    'CanaryPassword1',
    'Director1',
    'director1',
    '424242',
    '111111',
    half,
    token,
    PAYMENT.creditIban,
    'UA603516070000026003999000001',
    '1234.56',
    'Канарка',
    'clnt_id',
  ]) {
    expect(log).not.toContain(canary);
  }
});

test('there is one line per request, and none for the keep-alive', async () => {
  const before = bank.readLog().length;
  const host = { host: new URL(APP_ORIGIN).host };
  await bank.app.inject({ method: 'GET', url: '/ncb/api/acn_list?clnt_id=1', headers: host });
  await bank.app.inject({ method: 'POST', url: '/ncb/api/ping', headers: host });
  await bank.app.inject({ method: 'GET', url: '/health/live', headers: host });
  const lines = bank.readLog().slice(before).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ method: 'GET', path: '/ncb/api/acn_list', status: 401, ms: expect.any(Number) }),
  ]);
});
