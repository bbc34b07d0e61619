import { decideUserChange, listUsers } from '@ncb/shared-kernel/api/contract';
import type { Person } from './person';

/** Agrees as a second manager to everything that waits for him in his company. @returns how many changes there were */
export async function agreeToAll(manager: Person): Promise<number> {
  const { users } = await manager.get(listUsers, { needAll: false });
  const waiting = users.flatMap(({ changes }) => changes).filter(({ waitsForMe }) => waitsForMe);
  for (const { id } of waiting) await manager.get(decideUserChange, { changeId: id, decision: 'approve' });
  return waiting.length;
}
