import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { account } = schema;

export async function accountById(queries: Queries, id: number | null) {
  if (id === null) return null;
  const [found] = await queries.select().from(account).where(eq(account.id, id));
  return found ?? null;
}

export async function ibanOf(queries: Queries, id: number | null): Promise<string> {
  return (await accountById(queries, id))?.iban ?? '';
}
