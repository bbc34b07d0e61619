import type { Page } from '@playwright/test';

interface BankAnswer {
  readonly success: boolean;
  readonly error?: string | null;
}

/** Calls the bank in the session of a page, for operations that no screen offers. Fails if the bank refuses. */
export async function callBank<Answer extends object>(
  page: Page,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = await page.evaluate(
    async ({ path: target, parameters: values }) => {
      const headers = { 'X-Requested-With': 'ncb' };
      const me = await (await fetch('/ncb/api/get_user_info', { headers })).json();
      const session = { clnt_id: me.selectedCompanyRef, ncb_id: me.ncbClientId, user_id: me.currentUser.userId };
      const form = new URLSearchParams({ ...session, ...values });
      const isQuestion = target.startsWith('/get_');
      const address = `/ncb/api${target}`;
      const response = isQuestion
        ? await fetch(`${address}?${form}`, { headers })
        : await fetch(address, { method: 'POST', headers, body: form });
      return response.json();
    },
    { path, parameters },
  );
  const { success, error } = answer as BankAnswer;
  if (!success) throw new Error(`${path}: ${error}`);
  return answer as Answer;
}
