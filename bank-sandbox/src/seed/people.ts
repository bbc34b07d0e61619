import { addDays } from '@ncb/shared-kernel/domain/dates';
import type { Passwords } from '../areas/identity/passwords';
import { schema, type Queries } from '../db';
import { SEED } from './seed-data';

/** Companies, their people and counters. */
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
      type: item.clntType,
      englishName: item.shortNameEn,
      address: item.clntAddress,
      phone: item.phone,
      email: item.email,
      mainActivity: item.mainVED,
      workers: item.workers,
    })),
  );
  const hashes = await Promise.all(SEED.users.map(({ passwd }) => passwords.hash(passwd)));
  await tx.insert(schema.appUser).values(
    SEED.users.map((user, index) => ({
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
      secretQuestion: user.squest,
      secretAnswer: user.sansw,
    })),
  );
  await tx.insert(schema.membership).values(
    SEED.users.flatMap((user) =>
      user.companies.map((company) => ({
        userId: Number(user.userId),
        companyId: Number(company),
        role: user.roleRef,
        signatureRight: user.signature,
        position: user.position,
        rightsValid: user.rightsValid,
        isAdministrator: user.isAdmin === 1,
      })),
    ),
  );
}
