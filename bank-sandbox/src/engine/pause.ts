import { schema, type Queries } from '../db';

/** Lets the engines of all processes rest after the document in hand, or work again. */
export async function pauseEngine(tx: Queries, enginePaused: boolean): Promise<void> {
  await tx.update(schema.bankState).set({ enginePaused });
}
