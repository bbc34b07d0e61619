import { registerUser, type RequestOf } from '@ncb/shared-kernel/api/contract';
import type { TestKey } from './create-key';

export type RegisteredPerson = RequestOf<typeof registerUser>;
export type PersonDraft = RegisteredPerson['user'];

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

/** Encodes `data` as signed by the new key. */
export const encodeData = (user: PersonDraft) =>
  JSON.stringify(registerUser.request.fields['user']?.codec.encode(user));

/** Builds the request of a user with a new key. */
export async function buildRequest(
  key: TestKey,
  user: PersonDraft,
  place: Pick<RegisteredPerson, 'companyRef' | 'token'>,
): Promise<RegisteredPerson> {
  return { user, certificate: key.csr, signature: await key.sign(encodeData(user)), ...place };
}
