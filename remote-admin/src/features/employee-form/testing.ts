import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { action, field, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';

const PROBLEMS = ['passwordCommon', 'passwordHoldsLogin', 'passwordHoldsPerson', 'passwordHoldsCompany'] as const;
export const PASSWORD = 'Korovai_83sad';

export interface UserFormScreen {
  readonly page: RemotePage;
  readonly path: string;
  readonly save: string;
  readonly answers: WireAnswers;
  readonly fill: () => Promise<void>;
}

export async function fillFields(values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  }
}

const findShownProblem = () => document.querySelector('[data-problem]');
const readValues = () =>
  [...document.querySelectorAll('input')].map((input) => `${input.dataset['field'] ?? ''} ${input.value}`);

async function open({ page, path, answers }: UserFormScreen, key: string) {
  return openPage(page, {
    parameters: { mode: 'work' },
    answers: {
      ...answers,
      [path]: { success: false, error: 'Ні', error_code: 'validation', problems: [{ field: 'passwd', key }] },
    },
  });
}

export function testGuessablePasswords(name: string, screen: UserFormScreen): void {
  describe(`a password that can be guessed, in ${name}`, () => {
    it('is told at its field when the bank refuses it, in three languages, and nothing that was typed is lost', async () => {
      const { translations } = await open(screen, 'passwordCommon');
      await screen.fill();
      const typed = readValues();
      await userEvent.click(action(screen.save));
      await waitFor(() => expect(findShownProblem()).toHaveAttribute('data-problem', 'passwordCommon'));
      expect(field('password')).toHaveFocus();
      expect(field('password')).toHaveAttribute('aria-invalid', 'true');
      expect(readValues()).toEqual(typed);
      const texts: (string | null | undefined)[] = [];
      for (const language of LANGUAGES) {
        await translations.switchTo(language);
        await waitFor(() => expect(texts).not.toContain(findShownProblem()?.textContent));
        texts.push(findShownProblem()?.textContent);
      }
      expect(texts).toEqual([
        expect.stringContaining('Такий пароль підбирають одним із перших. Придумайте інший'),
        expect.stringContaining('Такой пароль подбирают одним из первых. Придумайте другой'),
        expect.stringContaining('This password is too easy to guess. Choose another'),
      ]);
      expect(readValues()).toEqual(typed);
    });

    it.each(PROBLEMS)('has the reason %s under the field, and no other problem', async (key) => {
      await open(screen, key);
      await screen.fill();
      await userEvent.click(action(screen.save));
      await waitFor(() => expect(findShownProblem()).toHaveAttribute('data-problem', key));
      expect(document.querySelectorAll('.ncb-field-problem')).toHaveLength(1);
      expect(field('password').getAttribute('aria-describedby')).toContain(findShownProblem()?.id ?? '?');
    });

    it('is told before the bank is asked where it holds the login that is typed', async () => {
      const { calls } = await open(screen, 'passwordCommon');
      await screen.fill();
      const login = (field('login') as HTMLInputElement).value;
      const password = `${login.charAt(0).toUpperCase()}${login.slice(1)}_83sad`;
      await fillFields({ password, confirmation: password });
      await userEvent.click(action(screen.save));
      expect(findShownProblem()).toHaveAttribute('data-problem', 'passwordHoldsLogin');
      expect(calls.some(({ path }) => path === screen.path)).toBe(false);
    });
  });
}
