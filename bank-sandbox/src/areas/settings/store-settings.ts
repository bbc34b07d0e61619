import type { RequestOf, saveSettings, UserSettings } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkSettings } from '@ncb/shared-kernel/domain/rules';
import { FAVOURITE_ACCOUNTS_MAX, isLanguage, TAX_COMPANIES_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { UserCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import type { StoredSettings } from '../../db/schema';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { checkSearches } from './check-searches';

const { appUser } = schema;

/** Settings must not become a file store. */
const TABLES_MAX = 50;
const NAME = /^\w{1,40}$/;
const COLUMNS_MAX = 100;

/** Answers `save_settings`; omitted parts stay. */
export async function storeSettings(
  { db }: Services,
  { at, userId, address }: UserCaller,
  { settings }: RequestOf<typeof saveSettings>,
): Promise<Outcome<Record<string, never>>> {
  const problems = validateSettings(settings);
  if (problems.length > 0) return refuseFields(problems);
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ settings: appUser.settings })
      .from(appUser)
      .where(eq(appUser.id, userId))
      .for('no key update');
    const before = user?.settings ?? {};
    const pageSizes = { ...before.pageSizes, ...settings.pageSizes };
    const columns = { ...before.columns, ...settings.columns };
    const savedSearches = { ...before.savedSearches, ...settings.savedSearches };
    const favouriteAccounts = settings.favouriteAccounts ?? before.favouriteAccounts;
    const startPage = settings.startPage ?? before.startPage;
    const taxReminders = { ...before.taxReminders, ...settings.taxReminders };
    const isFull = [pageSizes, columns, savedSearches].some((tables) => Object.keys(tables).length > TABLES_MAX);
    if (isFull || Object.keys(taxReminders).length > TAX_COMPANIES_MAX)
      return refuse('badRequest', { params: { where: 'settings' } });
    const chosen = {
      ...(favouriteAccounts && { favouriteAccounts }),
      ...(startPage && { startPage }),
      ...(Object.keys(taxReminders).length > 0 && { taxReminders }),
    };
    const preserved = { pageSizes, columns, savedSearches, ...chosen };
    await tx
      .update(appUser)
      .set({ settings: { ...toStored(settings), ...preserved } })
      .where(eq(appUser.id, userId));
    const actor = { userId, companyId: null, address };
    await writeAudit(tx, { at, actor, action: 'saveSettings', result: 'ok' });
    return succeed({});
  });
}

function validateSettings(settings: UserSettings): readonly Problem[] {
  const { timeoutInterval, language, pageSizes = {}, columns = {}, favouriteAccounts = [] } = settings;
  const { savedSearches = {}, taxReminders = {} } = settings;
  const lists = [...Object.values(columns), favouriteAccounts];
  const tables = [pageSizes, columns, savedSearches].flatMap((byTable) => Object.keys(byTable));
  const names = [...tables, ...lists.flat(), ...Object.keys(taxReminders)];
  const isTooLong =
    Object.values(columns).some(({ length }) => length > COLUMNS_MAX) ||
    favouriteAccounts.length > FAVOURITE_ACCOUNTS_MAX;
  return [
    ...checkSettings({ timeout: timeoutInterval === null ? '' : String(timeoutInterval) }),
    ...(language === null || isLanguage(language) ? [] : [{ field: 'language', key: 'forbiddenCharacters' } as const]),
    ...(names.every((name) => NAME.test(name)) && !isTooLong
      ? []
      : [{ field: 'settings', key: 'forbiddenCharacters' } as const]),
    ...Object.values(savedSearches).flatMap(checkSearches),
  ];
}

function toStored({ timeoutInterval, showClosed, language }: UserSettings): StoredSettings {
  return {
    showClosed,
    ...(timeoutInterval !== null && { timeoutInterval }),
    ...(language !== null && { language }),
  };
}
