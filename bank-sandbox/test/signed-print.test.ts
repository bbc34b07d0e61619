import { getSignedPdf } from '@ncb/shared-kernel/api/contract';
import { bankState } from '../src/db/schema';
import { openTestBank, type TestBank } from './support/bank';
import { Person } from './support/person';
import { textOfPdf } from './support/pdf';

let bank: TestBank;
let director: Person;
beforeAll(async () => {
  bank = await openTestBank();
  director = await new Person(bank, 'director1').signIn();
}, 60_000);
afterAll(() => bank.close());

const moveBankDay = (dayOffset: number) => bank.services.db.queries.update(bankState).set({ dayOffset });

/** The signed print of a document, two bank days after today. */
async function printedLater(id: string): Promise<string> {
  await moveBankDay(2);
  const { pdf } = await director.get(getSignedPdf, { document: { id, type: 1 } });
  await moveBankDay(0);
  return textOfPdf(pdf);
}

test('the signed print tells the bank’s day, whatever day the machine has', async () => {
  expect(await printedLater('9006')).toContain('роздруковано 17.07.2026');
});

test('the signed print of a payment to a non-resident names his country', async () => {
  const id = await director.save({
    number: '960',
    amount: '1.00',
    receiverIsResident: false,
    receiverHasCode: false,
    receiverCode: '000000000',
    receiverCountry: 'PL',
  });
  await director.sign(id);
  await director.send(id);
  bank.clock.pass({ minutes: 1 });
  await bank.engine.runOnce();
  const text = await printedLater(id);
  expect(text).toMatch(/Резидентність отримувача\s+нерезидент/);
  expect(text).toMatch(/Країна отримувача\s+Польща/);
});
