import { getSignedPdf } from '@ncb/shared-kernel/api/contract';
import { bankState } from '../src/db/schema';
import { extractPdfStructure, extractPdfText } from './support/read-pdf';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');

const moveBankDay = (dayOffset: number) => bank.services.db.queries.update(bankState).set({ dayOffset });

async function printLater(id: string): Promise<string> {
  await moveBankDay(2);
  const { pdf } = await director.get(getSignedPdf, { document: { id, type: 1 } });
  await moveBankDay(0);
  return extractPdfText(pdf);
}

test('the signed print tells the bank’s day, whatever day the machine has', async () => {
  expect(await printLater('9006')).toContain('роздруковано 17.07.2026');
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
  const text = await printLater(id);
  expect(text).toMatch(/Резидентність отримувача\s+нерезидент/);
  expect(text).toMatch(/Країна отримувача\s+Польща/);
});

test('the signed print is a PDF/A for the archive, with its title, language and a structure that is read out in order', async () => {
  await moveBankDay(2);
  const { pdf } = await director.get(getSignedPdf, { document: { id: '9006', type: 1 } });
  await moveBankDay(0);
  const { file, structure } = extractPdfStructure(pdf);
  expect(file).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(file).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  expect(file).toMatch(/\/Lang \(uk\)/);
  expect(file).toMatch(/\/DisplayDocTitle true/);
  const read = structure.map(({ type, text }) => `${type} ${text}`);
  expect(read[0]).toMatch(/^H1 Платіжна інструкція № /);
  expect(read[read.indexOf('TH Сума') + 1]).toMatch(/^TD [0-9 ]+,[0-9]{2} UAH$/);
  expect(read.indexOf('H2 Платник')).toBeLessThan(read.indexOf('H2 Отримувач'));
  expect(read.some((part) => part.startsWith('P ПРОВЕДЕНО БАНКОМ'))).toBe(true);
  expect(read.join('\n')).not.toContain('роздруковано');
});
