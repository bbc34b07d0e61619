import { registerUser, type RequestOf } from '@ncb/shared-kernel/api/contract';
import type { TestKey } from './keys';

export type RegisteredPerson = RequestOf<typeof registerUser>;
export type PersonDraft = RegisteredPerson['user'];

/** A well filled form of a company's first person. */
export const DRAFT: PersonDraft = {
  lastName: 'Новенко',
  firstName: 'Нова',
  middleName: 'Вигадівна',
  code: '0077802420',
  hasCode: true,
  role: 0,
  signatureRight: 0,
  isAdministrator: true,
  position: 'Директор',
  login: 'novenko',
  password: 'Korovai_83sad',
  secretQuestion: 'Назва тестового міста?',
  secretAnswer: 'пісочниця',
  email: 'novenko@mail.example',
  phone: '0500002000',
  consent: true,
};

/** The text of `data` as the client sends it, which is what the new key signs. */
export const dataOf = (user: PersonDraft) => JSON.stringify(registerUser.request.fields['user']?.codec.encode(user));

/** What the client sends of a person with a key of his own. */
export async function personOf(
  key: TestKey,
  user: PersonDraft,
  place: Pick<RegisteredPerson, 'companyRef' | 'token'>,
): Promise<RegisteredPerson> {
  return { user, certificate: key.csr, signature: await key.sign(dataOf(user)), ...place };
}
