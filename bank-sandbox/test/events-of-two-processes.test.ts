import { getEvents } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { findFreePorts, getToday, startBankProcess, type BankProcess } from './support/bank-process';
import { ENGINES } from './support/engines';
import { Person } from './support/person';
import { copyPreparedBank, prepareBank } from './support/prepare-bank';

const NEWS_WITHIN_MS = 5_000;

/** Runs a command of the bank's side at the console of a process. */
async function command({ origin }: BankProcess, ...words: readonly string[]): Promise<void> {
  const token = await (await fetch(`${origin}/sandbox/token`)).text();
  const body = new URLSearchParams([['token', token], ...words.map((word) => ['word', word] as [string, string])]);
  const reply = await fetch(`${origin}/sandbox/commands`, { method: 'POST', body });
  if (!reply.ok) throw new Error(await reply.text());
}

if (ENGINES.includes('postgres')) {
  beforeAll(() => prepareBank('postgres'), 240_000);

  test('a decision that one process writes is news at the other within five seconds, for its people alone', async () => {
    const { place, drop } = await copyPreparedBank('postgres');
    const [here, there] = [
      startBankProcess({ ...place, ports: await findFreePorts() }),
      startBankProcess({ ...place, ports: await findFreePorts() }),
    ];
    try {
      await Promise.all([here.ready, there.ready]);
      // A document of the prepared data may come due, which is news too.
      await command(there, 'pause');
      const director = await new Person(here, 'director1').signIn('1001');
      const colleague = await new Person(here, 'buh1').signIn('1001');
      const stranger = await new Person(here, 'fop1').signIn('1003');
      const people = [director, colleague, stranger];
      const ask = (lastIds: readonly string[]) =>
        Promise.all(people.map((person, index) => person.get(getEvents, { lastId: lastIds[index] ?? null })));
      const id = await director.save({ number: '7001', documentDate: getToday() });
      await director.sign(id);
      await director.send(id);
      const lastIds = (await ask([])).map(({ lastId }) => lastId);
      expect((await ask(lastIds)).map(({ events }) => events)).toEqual([[], [], []]);
      const refused = performance.now();
      await command(there, 'abort', id, 'Рахунок закрито');
      const [own, others, foreign] = await ask(lastIds);
      expect(performance.now() - refused).toBeLessThan(NEWS_WITHIN_MS);
      expect(own?.events).toMatchObject([{ documentId: id, status: DocumentStatus.aborted }]);
      expect(others).toMatchObject({ events: [], lastId: own?.lastId, accountsMark: own?.accountsMark });
      expect(foreign).toMatchObject({ events: [], lastId: lastIds[2] });
    } finally {
      await Promise.all([here.stop(), there.stop()]);
      await drop();
    }
  }, 120_000);
}
