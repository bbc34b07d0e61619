import { schema, type Queries } from '../db';

/** Pauses the engines of all processes, or resumes them. */
export async function pauseEngine(tx: Queries, enginePaused: boolean): Promise<void> {
  await tx.update(schema.bankState).set({ enginePaused });
}
