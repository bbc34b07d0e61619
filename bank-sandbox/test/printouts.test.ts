import {
  issuePrintouts,
  issueStatementPrintout,
  recallDocuments,
  verifyPrintout,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { isPrintoutNumber, normalizePrintoutNumber } from '@ncb/shared-kernel/domain/papers';
import { eq, like } from 'drizzle-orm';
import { ISSUED_PER_DAY_MAX } from '../src/areas/printing/limits';
import { ensureInternalAccount, post } from '../src/ledger';
import { document, issuedPrintout, throttle } from '../src/db/schema';
import { printoutChecks } from '../src/metrics';
import { Operator } from './support/operator';
import { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { BANK_DAY } from './support/test-clock';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const accountant = setUpPerson(bank, 'buh1', '1001');
const stranger = setUpPerson(bank, 'fop1');
beforeAll(async () => {
  await bank.engine.runOnce();
}, 60_000);
afterEach(async () => {
  await bank.services.db.queries.delete(throttle);
  bank.clock.pass({ minutes: 2 });
});

const refsOf = (...ids: string[]) => ({ documents: ids.map((id) => ({ id, type: 1 as const })) });
const anyone = () => new Person(bank, 'nobody');
const verify = (number: string, amount: string | null) => anyone().call(verifyPrintout, { number, amount });
const UNKNOWN = { ok: false, failure: expect.objectContaining({ kind: 'refused', code: 'notFound' }) };
const LOCKED = { ok: false, failure: expect.objectContaining({ code: 'too_many_attempts' }) };

async function issue(id: string, person = director) {
  const { printouts } = await person.get(issuePrintouts, refsOf(id));
  const [printout] = printouts;
  if (!printout) throw new Error(`no number for ${id}`);
  return printout;
}

const stateOf = async ({ number, amount }: { number: string; amount: string }) => {
  const answer = await verify(number, amount);
  return answer.ok ? answer.value.state : answer.failure;
};

/** Asks as a browser at the address does. @returns status and body */
async function ask(parameters: Record<string, string>, remoteAddress = '127.0.0.1'): Promise<string> {
  const reply = await bank.app.inject({
    method: 'POST',
    url: '/ncb/api/verify_printout',
    remoteAddress,
    headers: {
      host: new URL(bank.services.config.appOrigin).host,
      'x-requested-with': 'ncb',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(parameters).toString(),
  });
  return `${reply.statusCode} ${reply.body}`;
}

const askFrom = (address: string, number: string, amount: string) => ask({ prn_num: number, amount }, address);

async function sendPayment(number: string, amount: string): Promise<string> {
  const id = await director.save({ number, amount, documentDate: BANK_DAY });
  await director.sign(id);
  await director.send(id);
  return id;
}

describe('the number of a printout', () => {
  test('is confirmed to anyone with the sum: kind, moment and state, and nothing else', async () => {
    const printout = await issue('9006');
    expect(printout).toMatchObject({ documentId: '9006', amount: '45000.00', currencyLetters: 'UAH' });
    expect(printout.address).toBe(`${bank.services.config.appOrigin}/ncb/verify`);
    expect(isPrintoutNumber(normalizePrintoutNumber(printout.number))).toBe(true);
    expect(await verify(printout.number, '45000.00')).toEqual({
      ok: true,
      value: { kind: 'payment', issued: expect.stringMatching(`^${BANK_DAY}T`), state: 'executed' },
    });
    expect(await verify(printout.number.toLowerCase().replaceAll('-', ' '), '45000.00')).toMatchObject({ ok: true });
  });

  test('stays the same for the same person and state, and is another for another person', async () => {
    const first = await issue('9006');
    expect(await issue('9006')).toEqual(first);
    const [a, b] = await Promise.all([issue('9005'), issue('9005')]);
    expect(a).toEqual(b);
    expect((await issue('9006', accountant)).number).not.toBe(first.number);
  });

  test('is given only to documents that the bank has received', async () => {
    const draft = await director.save({ number: '961', documentDate: BANK_DAY });
    const { printouts } = await director.get(issuePrintouts, refsOf(draft, '9006', '9007'));
    expect(printouts.map(({ documentId }) => documentId)).toEqual(['9006', '9007']);
  });

  test.each([
    ['of another company', refsOf('9006'), 'stranger'],
    ['that does not exist', refsOf('999999'), 'director'],
    ['that is not the type it is called', { documents: [{ id: '9006', type: 2 as const }] }, 'director'],
    ['of another company among own ones', refsOf('9006', '999999'), 'director'],
  ] as const)('is refused for a document %s', async (_what, request, who) => {
    const person = who === 'stranger' ? stranger : director;
    const before = await bank.services.db.queries.select().from(issuedPrintout);
    expect(await person.refused(issuePrintouts, request)).toMatchObject({ code: 'notFound' });
    expect(await bank.services.db.queries.select().from(issuedPrintout)).toHaveLength(before.length);
  });

  test('is limited per person and day', async () => {
    const { queries } = bank.services.db;
    const [row] = await queries.select().from(issuedPrintout).where(eq(issuedPrintout.issuedBy, 501)).limit(1);
    if (!row) throw new Error('nothing was issued');
    const filler = Array.from({ length: ISSUED_PER_DAY_MAX }, (_, place) => ({
      ...row,
      number: `FILLER${place}`,
      subject: `filler:${place}`,
    }));
    for (let first = 0; first < filler.length; first += 1000)
      await queries.insert(issuedPrintout).values(filler.slice(first, first + 1000));
    const sent = await sendPayment('969', '7.00');
    expect(await director.refused(issuePrintouts, refsOf(sent))).toMatchObject({ code: 'printoutLimit' });
    expect(await issue('9006')).toMatchObject({ documentId: '9006' });
    await queries.delete(issuedPrintout).where(like(issuedPrintout.subject, 'filler:%'));
    expect(await issue(sent)).toMatchObject({ amount: '7.00' });
  });
});

describe('the state', () => {
  test('follows the document: in progress, executed, taken back by the bank', async () => {
    const id = await sendPayment('962', '11.50');
    const printout = await issue(id);
    expect(await stateOf(printout)).toBe('inProgress');
    bank.clock.pass({ minutes: 1 });
    await bank.engine.runOnce();
    expect(await stateOf(printout)).toBe('executed');
    const [row] = await bank.services.db.queries
      .select()
      .from(document)
      .where(eq(document.id, Number(id)));
    expect(await new Operator(bank).command('storno', row?.bankDocumentId ?? '')).toMatchObject({ ok: true });
    expect(await stateOf(printout)).toBe('reversed');
  });

  test('of a refused document is refused', async () => {
    expect(await stateOf(await issue('9007'))).toBe('refused');
  });

  test('of a document that the company took back is revoked, also once it is sent with another sum', async () => {
    const id = await sendPayment('963', '12.00');
    const printout = await issue(id);
    await director.get(recallDocuments, refsOf(id));
    expect(await stateOf(printout)).toBe('revoked');
    await director.save({ number: '963', amount: '13.00', documentDate: BANK_DAY, id });
    await director.sign(id);
    await director.send(id);
    expect(await stateOf(printout)).toBe('revoked');
    const second = await issue(id);
    expect(second).toMatchObject({ amount: '13.00' });
    expect(await stateOf(second)).toBe('inProgress');
  });
});

describe('a guess', () => {
  test('of the sum is answered with the bytes of an unknown number', async () => {
    const { number, amount } = await issue('9006');
    const unknown = await ask({ prn_num: '2222-2222-2222-2222', amount });
    expect(unknown).toContain('"error_code":"notFound"');
    expect(await ask({ prn_num: number, amount: '45000.01' })).toBe(unknown);
    expect(await ask({ prn_num: number })).toBe(unknown);
    expect(await ask({ amount })).toBe(unknown);
    expect(await ask({ prn_num: number, amount })).toContain('"state":"executed"');
  });

  test('of the sum of a known number takes the queries of an unknown one', async () => {
    const { number } = await issue('9006');
    const countQueries = async (given: string) => {
      const { db } = bank.services;
      const select = jest.spyOn(db.queries, 'select');
      const remove = jest.spyOn(db.queries, 'delete');
      const transaction = jest.spyOn(db, 'transaction');
      expect(await verify(given, '1.00')).toEqual(UNKNOWN);
      const counts = [select, remove, transaction].map(({ mock }) => mock.calls.length);
      for (const spy of [select, remove, transaction]) spy.mockRestore();
      return counts;
    };
    expect(await countQueries(number)).toEqual(await countQueries('3333-3333-3333-3333'));
  });

  test('of the sum locks the number for its address after ten, the right sum too, and nothing else', async () => {
    const printout = await issue('9006');
    const other = await issue('9007');
    let wrong = 0;
    for (let cents = 10; cents < 25; cents += 1) {
      const answer = await verify(printout.number, `1.${cents}`);
      if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 'notFound') wrong += 1;
      // Longer than each delay and shorter than the lock.
      bank.clock.pass({ seconds: 30 });
    }
    expect(wrong).toBe(10);
    expect(await verify(printout.number, printout.amount)).toEqual(LOCKED);
    expect(await stateOf(other)).toBe('refused');
    expect(await askFrom('203.0.113.2', printout.number, printout.amount)).toContain('"state":"executed"');
    bank.clock.pass({ minutes: 16 });
    expect(await stateOf(printout)).toBe('executed');
    await director.signIn('1001');
  });

  test('of the sum from many addresses locks the number after a hundred', async () => {
    const { number, amount } = await issue('9006');
    for (let place = 0; place < 100; place += 1)
      expect(await askFrom(`203.0.113.${place % 25}`, number, '1.00')).toContain('notFound');
    expect(await askFrom('203.0.113.99', number, amount)).toContain('too_many_attempts');
  });

  test('of many numbers locks the address, a hundred at once too', async () => {
    const guesses = Array.from({ length: 100 }, (_, place) => verify(`2222-2222-2222-2${String(place + 222)}`, '1.00'));
    const answers = await Promise.all(guesses);
    const tried = answers.filter(
      (answer) => !answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 'notFound',
    );
    expect(tried.length).toBeLessThanOrEqual(30);
  });

  test('from one address leaves the page to all others', async () => {
    const { number, amount } = await issue('9006');
    for (let sent = 0; sent < 400; sent += 1) await askFrom('203.0.113.1', '4444-4444-4444-4444', '1.00');
    expect(await askFrom('203.0.113.2', number, amount)).toContain('"state":"executed"');
  });

  test('is counted', async () => {
    const read = async () =>
      Object.fromEntries((await printoutChecks.get()).values.map(({ labels, value }) => [labels.result, value]));
    const printout = await issue('9006');
    const before = await read();
    await verify(printout.number, printout.amount);
    await verify(printout.number, '1.00');
    const after = await read();
    expect((after['confirmed'] ?? 0) - (before['confirmed'] ?? 0)).toBe(1);
    expect((after['unknown'] ?? 0) - (before['unknown'] ?? 0)).toBe(1);
  });
});

describe('a printed statement', () => {
  const JULY: Omit<RequestOf<typeof issueStatementPrintout>, 'accountIds'> = { start: '2026-07-01', end: BANK_DAY };

  test('has the closing balance that the bank computes, and stays valid', async () => {
    const printout = await director.get(issueStatementPrintout, { ...JULY, accountIds: ['7001'] });
    expect(printout.currencyLetters).toBe('UAH');
    const answer = await verify(printout.number, printout.amount);
    expect(answer).toMatchObject({ ok: true, value: { kind: 'statement', state: 'valid' } });
    expect(await director.get(issueStatementPrintout, { ...JULY, accountIds: ['7001'] })).toEqual(printout);
    const both = await director.get(issueStatementPrintout, { ...JULY, accountIds: ['7001', '7002'] });
    expect(both.number).not.toBe(printout.number);
    expect(both.amount).toBe(printout.amount);
    expect(both.closings.map(({ accountId }) => accountId)).toEqual(['7001', '7002']);
    expect(both.closings[0]).toEqual({ accountId: '7001', closing: printout.amount });
  });

  test('has another number after two operations that cancel each other', async () => {
    const before = await director.get(issueStatementPrintout, { ...JULY, accountIds: ['7001'] });
    await bank.services.db.transaction(async (tx) => {
      const nostro = await ensureInternalAccount(tx, 'nostro', { code: '980', letters: 'UAH' });
      for (const [from, to] of [
        [nostro, 7001],
        [7001, nostro],
      ] as const)
        await post(tx, {
          kind: 'rest',
          documentId: null,
          bankDay: BANK_DAY,
          at: bank.clock.now(),
          movements: [
            { accountId: from, amount: '-5.00' },
            { accountId: to, amount: '5.00' },
          ],
        });
    });
    const after = await director.get(issueStatementPrintout, { ...JULY, accountIds: ['7001'] });
    expect(after.amount).toBe(before.amount);
    expect(after.number).not.toBe(before.number);
  });

  test('of another company’s account is refused as of an unknown one', async () => {
    await stranger.signIn();
    const refused = (accountId: string) =>
      stranger.refused(issueStatementPrintout, { ...JULY, accountIds: [accountId] });
    expect(await refused('7001')).toEqual(await refused('888888'));
    expect(await refused('7001')).toMatchObject({ code: 'notFound' });
  });
});
