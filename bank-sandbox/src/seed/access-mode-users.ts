import { Role, SignatureRight, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { inArray, or } from 'drizzle-orm';
import type { Passwords } from '../areas/identity/passwords';
import { schema, type Queries } from '../db';
import { seedSecretQuestions, insertUsers } from './seed-people';
import { SEED, type SeedUser } from './seed-data';

/** Accountant for an access mode that no other user has. */
const COMMON = {
  roleRef: Role.accountant,
  signature: SignatureRight.second,
  isAdmin: 0,
  status: UserStatus.active,
  companies: ['1002'],
  rightsValid: true,
  pwdExpiresInDays: 180,
  squest: 'Назва тестового міста?',
  sansw: 'пісочниця',
  smsCode: '111111',
} satisfies Partial<SeedUser>;

const ACCESS_MODE_USERS: readonly SeedUser[] = [
  {
    ...COMMON,
    accessMode: 1,
    userId: '511',
    login: 'mode1',
    passwd: 'Accessmode1',
    userLastName: 'Доступна',
    userFirstName: 'Соломія',
    userMiddleName: 'Зразківна',
    code: '0092602536',
    position: 'Бухгалтер (режим 1)',
    email: 'mode1@mail.example',
    phone: '0500001010',
  },
  {
    ...COMMON,
    accessMode: 2,
    userId: '512',
    login: 'mode2',
    passwd: 'Accessmode2',
    userLastName: 'Режимна',
    userFirstName: 'Одарка',
    userMiddleName: 'Тестівна',
    code: '0096302550',
    position: 'Бухгалтер (режим 2)',
    email: 'mode2@mail.example',
    phone: '0500001011',
  },
  {
    ...COMMON,
    accessMode: 3,
    userId: '513',
    login: 'mode3',
    passwd: 'Accessmode3',
    userLastName: 'Обмежена',
    userFirstName: 'Лідія',
    userMiddleName: 'Прикладівна',
    code: '0100002570',
    position: 'Бухгалтер (режим 3)',
    email: 'mode3@mail.example',
    phone: '0500001012',
  },
];

export const DEMO_USERS: readonly SeedUser[] = [...SEED.users, ...ACCESS_MODE_USERS];

/** Skips taken ids and logins. */
export async function seedAccessModeUsers(tx: Queries, passwords: Passwords, bankDay: string): Promise<void> {
  const { id, login } = schema.appUser;
  const ids = ACCESS_MODE_USERS.map(({ userId }) => Number(userId));
  const logins = ACCESS_MODE_USERS.map((user) => user.login);
  const existing = await tx
    .select({ id, login })
    .from(schema.appUser)
    .where(or(inArray(id, ids), inArray(login, logins)));
  const missing = ACCESS_MODE_USERS.filter(
    (user) => !existing.some((other) => other.id === Number(user.userId) || other.login === user.login),
  );
  if (missing.length === 0) return;
  await insertUsers(tx, passwords, bankDay, missing);
  await seedSecretQuestions(tx, passwords, missing);
}
