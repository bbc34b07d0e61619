import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { account } = schema;

export async function findAccount(queries: Queries, id: number | null) {
  if (id === null) return null;
  const [found] = await queries.select().from(account).where(eq(account.id, id));
  return found ?? null;
}

export async function findIban(queries: Queries, id: number | null): Promise<string> {
  return (await findAccount(queries, id))?.iban ?? '';
}
