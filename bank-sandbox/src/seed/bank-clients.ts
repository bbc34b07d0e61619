import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { SEED } from './seed-data';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Clients for trying out the registration. Invented: codes begin with 9, account numbers with 999, the passport has an
 * unused series.
 */
export const BANK_CLIENTS = [
  {
    code: '91000069',
    hasCode: true,
    iban: 'UA123516070000026008999000501',
    shortName: 'ТОВ «Уявні Вітрила»',
    fullName: 'Товариство з обмеженою відповідальністю «Уявні Вітрила»',
    address: 'Херсон, вул. Вигадана, 21',
    addressParts: { town: 'Херсон', street: 'вул. Вигадана', building: '21', postCode: '', region: '' },
    signScheme: 'two',
    balance: '250000.00',
  },
  {
    code: '91000075',
    hasCode: true,
    iban: 'UA303516070000026007999000502',
    shortName: 'ПП «Небувала Пасіка»',
    fullName: 'Приватне підприємство «Небувала Пасіка»',
    address: 'Вінниця, пров. Умовний, 8',
    addressParts: { town: 'Вінниця', street: 'пров. Умовний', building: '8', postCode: '', region: '' },
    signScheme: 'one',
    balance: '48300.50',
  },
  {
    code: 'ЬЬ000001',
    hasCode: false,
    iban: 'UA483516070000026006999000503',
    shortName: 'ФОП Зразкова М. В.',
    fullName: 'Фізична особа-підприємець Зразкова Мотря Вигадівна',
    address: 'Чернівці, вул. Зразкова, 2, кв. 9',
    addressParts: { town: 'Чернівці', street: 'вул. Зразкова', building: '2, кв. 9', postCode: '', region: '' },
    signScheme: 'one',
    balance: '0.00',
  },
] as const satisfies readonly (typeof schema.bankClient.$inferInsert)[];

export async function seedBankClients(tx: Queries, now: Date): Promise<void> {
  const { bankClient, company, registration } = schema;
  await tx
    .insert(bankClient)
    .values([...BANK_CLIENTS])
    .onConflictDoNothing();
  const waiting = await tx.select({ id: company.id }).from(company).where(buildWaitingCondition());
  const startedAt = new Date(now.getTime() - DAY_MS);
  const rows = waiting.map(({ id }) => ({ companyId: id, startedAt, expiresAt: now }));
  if (rows.length > 0) await tx.insert(registration).values(rows).onConflictDoNothing();
}

function buildWaitingCondition() {
  const ids = SEED.companies.map(({ clientRef }) => Number(clientRef));
  return and(inArray(schema.company.id, ids), eq(schema.company.status, CompanyStatus.registered));
}
