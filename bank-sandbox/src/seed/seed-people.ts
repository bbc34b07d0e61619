import { addDays } from '@ncb/shared-kernel/domain/dates';
import { PAYROLL_ACCESS_OF_ROLE } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { Passwords } from '../areas/identity/passwords';
import { hashAnswer } from '../areas/users/secret-answers';
import { schema, type Queries } from '../db';
import { SEED, type SeedUser } from './seed-data';

export async function seedPeople(tx: Queries, passwords: Passwords, bankDay: string): Promise<void> {
  await tx.insert(schema.company).values(
    SEED.companies.map((item) => ({
      id: Number(item.clientRef),
      shortName: item.shortName,
      fullName: item.fullName,
      code: item.code,
      status: item.status,
      signScheme: item.signScheme,
      hasPayrollProject: item.hasZpProj,
    })),
  );
  await insertUsers(tx, passwords, bankDay, SEED.users);
}

export async function insertUsers(
  tx: Queries,
  passwords: Passwords,
  bankDay: string,
  users: readonly SeedUser[],
): Promise<void> {
  const hashes = await Promise.all(users.map(({ passwd }) => passwords.hash(passwd)));
  await tx.insert(schema.appUser).values(
    users.map((user, index) => ({
      id: Number(user.userId),
      login: user.login,
      passwordHash: hashes[index] ?? '',
      passwordExpires: addDays(bankDay, user.pwdExpiresInDays),
      lastName: user.userLastName,
      firstName: user.userFirstName,
      middleName: user.userMiddleName,
      taxCode: user.code,
      phone: user.phone,
      email: user.email,
      status: user.status,
      demoSmsCode: user.smsCode,
      accessMode: user.accessMode ?? 0,
    })),
  );
  await tx.insert(schema.membership).values(
    users.flatMap((user) =>
      user.companies.map((company) => ({
        userId: Number(user.userId),
        companyId: Number(company),
        role: user.roleRef,
        signatureRight: user.signature,
        position: user.position,
        rightsValid: user.rightsValid,
        payrollAccess: PAYROLL_ACCESS_OF_ROLE[user.roleRef],
        isAdministrator: user.isAdmin === 1,
      })),
    ),
  );
}

/** Seeds data only where they are missing. */
export async function seedPersonalData(tx: Queries, passwords: Passwords): Promise<void> {
  for (const item of SEED.companies) {
    const data = {
      type: item.clntType,
      englishName: item.shortNameEn,
      address: item.clntAddress,
      addressParts: toAddressParts(item),
      phone: item.phone,
      email: item.email,
      mainActivity: item.mainVED,
      workers: item.workers,
    };
    const { id, address, phone, email } = schema.company;
    const isUnknown = [address, phone, email].map((column) => eq(column, ''));
    await tx
      .update(schema.company)
      .set(data)
      .where(and(eq(id, Number(item.clientRef)), ...isUnknown));
  }
  await seedSecretQuestions(tx, passwords, SEED.users);
}

function toAddressParts({ city, street, building, block, office }: (typeof SEED.companies)[number]) {
  const house = [building, block].filter((part) => part !== '').join('-');
  const place = office === '' ? house : `${house}, оф. ${office}`;
  return { town: city, street, building: place, postCode: '', region: '' };
}

export async function seedSecretQuestions(
  tx: Queries,
  passwords: Passwords,
  users: readonly SeedUser[],
): Promise<void> {
  for (const { userId, squest, sansw } of users) {
    const { id, secretQuestion } = schema.appUser;
    await tx
      .update(schema.appUser)
      .set({ secretQuestion: squest, secretAnswerHash: await hashAnswer(passwords, sansw) })
      .where(and(eq(id, Number(userId)), eq(secretQuestion, '')));
  }
}
