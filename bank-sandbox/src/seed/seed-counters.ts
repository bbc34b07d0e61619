import { schema, type Queries } from '../db';
import { getNextPaymentNumber } from './seed-payments';
import { SEED } from './seed-data';

export async function seedCounters(tx: Queries): Promise<void> {
  const rows = SEED.companies.flatMap(({ clientRef }) => [
    { companyId: Number(clientRef), name: 'payment' as const, nextValue: getNextPaymentNumber(clientRef) },
    { companyId: Number(clientRef), name: 'currencyPayment' as const },
    { companyId: Number(clientRef), name: 'currencyRequest' as const },
    { companyId: Number(clientRef), name: 'payroll' as const },
  ]);
  await tx.insert(schema.counter).values(rows);
}
