import type { BrowserContext } from '@playwright/test';
import type { TestBank } from './bank';
import { people, type Login } from './people';

/** Mark that the shell stores for new tabs: without it a page does not ask the bank for the session. */
const SIGNED_IN = { name: 'ncb.signedIn', value: '1' };

export async function beginSession(context: BrowserContext, bank: TestBank, login: Login): Promise<void> {
  const step = async (form: Record<string, string>): Promise<void> => {
    const address = `${bank.appOrigin}/ncb/api/login`;
    const headers = { 'X-Requested-With': 'ncb', Origin: bank.appOrigin };
    const answer = await context.request.post(address, { headers, form: { ...form, tfa: 'sms' } });
    const { success, error } = (await answer.json()) as { success: boolean; error?: string };
    if (!success) throw new Error(`${login} was not let in: ${error}`);
  };
  await step({ login, pwd: people[login].password });
  await step({ code: await bank.readSmsCode(login) });
  const { cookies } = await context.storageState();
  await context.setStorageState({ cookies, origins: [{ origin: bank.appOrigin, localStorage: [SIGNED_IN] }] });
}
