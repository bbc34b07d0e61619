import { getClientForm } from '@ncb/shared-kernel/api/contract';
import { EMPTY_BANK, EMPTY_BENEFICIARY } from '@ncb/shared-kernel/domain/rules';
import { toSwiftText } from '@ncb/shared-kernel/domain/text';
import { buildSwiftMessage, writePacs008 } from '@ncb/shared-kernel/files/messages';
import { isNull, ne, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schema } from '../src/db';
import { SEED } from '../src/seed/seed-data';
import { ONE_ENGINE } from './support/engines';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

const { bankClient, company } = schema;
type CompanyRow = typeof company.$inferSelect;

function buildMessage({ shortName, englishName, code, address, addressParts }: CompanyRow) {
  return buildSwiftMessage({
    id: '12',
    number: '12',
    uetr: '8a562c67-ca16-48ba-b074-65581be6f001',
    sentAt: '2026-07-15T11:20:00',
    settlementDay: '2026-07-15',
    amount: '1200.00',
    currencyLetters: 'EUR',
    feePayer: 'SHA',
    withheld: '0.00',
    ownSwift: 'SBXXUA2XXXX',
    payer: {
      name: shortName,
      latinName: englishName,
      code,
      iban: 'UA603516070000026003999000001',
      address,
      addressParts: addressParts ?? undefined,
    },
    beneficiary: { ...EMPTY_BENEFICIARY, name: 'TEST HANDEL GMBH', account: 'DE89370400440532013000', country: '276' },
    beneficiaryBank: { ...EMPTY_BANK, swift: 'DEUTDEFF', country: '276' },
    intermediaryBank: EMPTY_BANK,
    purpose: 'GOODS',
  });
}

describe.each(ONE_ENGINE)('the address of a company, bank on %s', (engine) => {
  const bank = setUpBank({ engine });

  const companies = () => bank.services.db.queries.select().from(company);

  test('names the town of every demo company as the town of its payments abroad, and its street as the street', async () => {
    const rows = await companies();
    expect(SEED.companies.length).toBeGreaterThan(3);
    for (const { clientRef, city, street, shortNameEn } of SEED.companies) {
      const row = rows.find(({ id }) => String(id) === clientRef);
      const xml = row ? writePacs008(buildMessage(row)) : '';
      const debtor = /<Dbtr>.*<\/Dbtr>/.exec(xml)?.[0] ?? '';
      expect(debtor).toContain(`<Nm>${shortNameEn}</Nm>`);
      expect(debtor).toContain(`<StrtNm>${toSwiftText(street)}</StrtNm>`);
      expect(debtor).toContain(`<TwnNm>${toSwiftText(city)}</TwnNm><Ctry>UA</Ctry>`);
    }
  });

  test('has parts for all clients of the demonstration, as they become companies too', async () => {
    const { queries } = bank.services.db;
    expect(await queries.select().from(bankClient).where(isNull(bankClient.addressParts))).toEqual([]);
    expect((await companies()).filter(({ addressParts }) => addressParts === null)).toEqual([]);
  });

  test('is answered in parts, with the name in Latin letters', async () => {
    const head = await new Person(bank, 'director1').signIn();
    expect(await head.get(getClientForm, {})).toMatchObject({
      address: 'Київ, вул. Вигадана, 10, оф. 5',
      town: 'Київ',
      street: 'вул. Вигадана',
      building: '10, оф. 5',
      nameInEnglish: 'KALYNOVA BRAMA LLC',
    });
  });

  test('that was stored on one line gets its parts where the bank composed the line, and none where it did not', async () => {
    const { db } = bank.services;
    await db.queries.update(company).set({ addressParts: null }).where(ne(company.address, ''));
    const migration = readFileSync(join(__dirname, '../migrations/0052_company_address.sql'), 'utf8');
    const [, , update = ''] = migration.split('--;;');
    const [first] = await companies();
    await db.queries
      .update(company)
      .set({ address: 'м. Умань, 5' })
      .where(sql`${company.id} = ${first?.id}`);
    await db.queries.execute(sql.raw(update));
    const rows = await companies();
    for (const { clientRef, city, street } of SEED.companies) {
      const row = rows.find(({ id }) => String(id) === clientRef);
      const isChanged = row?.id === first?.id;
      expect(row?.addressParts?.town).toBe(isChanged ? undefined : city);
      expect(row?.addressParts?.street).toBe(isChanged ? undefined : street);
    }
    const changed = rows.find(({ id }) => id === first?.id);
    if (changed)
      expect(writePacs008(buildMessage({ ...changed, address: 'Умань, вул. Вигадана, 5' }))).not.toContain('<TwnNm>');
  });
});
