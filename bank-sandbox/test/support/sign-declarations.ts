import { documentsToSign, listUsers, signDocuments, type Verdict } from '@ncb/shared-kernel/api/contract';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import type { Person } from './person';

export async function signDeclarations(person: Person, ids: readonly string[]): Promise<readonly Verdict[]> {
  const refs = ids.map((id) => ({ id, type: DECLARATION }) as const);
  const { documents } = await person.get(documentsToSign, { documents: refs });
  const signatures = await person.signTexts(documents);
  return (await person.get(signDocuments, { all: false, documents: refs, signatures })).verdicts;
}

/** @returns the number of executed changes */
export async function approveAll(manager: Person): Promise<number> {
  const { users } = await manager.get(listUsers, { needAll: false });
  const waiting = users.flatMap(({ changes }) => changes).flatMap(({ declarationId }) => declarationId ?? []);
  const verdicts = waiting.length > 0 ? await signDeclarations(manager, waiting) : [];
  return verdicts.filter(({ error }) => error === null).length;
}
