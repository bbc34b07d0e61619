import { fireEvent, waitFor, within } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { type } from '@ncb/shared-kernel/remote-contract/testing';
import { checksByCode, CORRESPONDENT, DIFFERS, SEEN_WITH_OTHER } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { CatalogsPage } from './CatalogsPage';

// Runs the worker's code in the test's own process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { inProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return { TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'], ...inProcessFiles() };
});

const OTHER = { ...CORRESPONDENT, RECORD_ID: 2, CODE: '92000025', NAME: 'ПрАТ «Тестовий Хліб»' };
const CHECKS = checksByCode({ '92000025': DIFFERS, '91000023': SEEN_WITH_OTHER });

async function open() {
  const shell = await openPage(CatalogsPage, {
    answers: {
      '/get_clnt_catalog': { success: true, rows: [CORRESPONDENT, OTHER] },
      '/ins_clnt_catalog': { success: true, new_id: 9 },
      '/check_receivers': CHECKS,
    },
  });
  await waitFor(() => expect(document.querySelector('tr[data-row="2"]')).not.toBeNull());
  return shell;
}

const problemIn = (id: string) =>
  document.querySelector(`tr[data-row="${id}"] [data-problem]`)?.getAttribute('data-problem') ?? null;

describe('correspondents whose account and code do not belong together', () => {
  it('are marked in the catalogue where they were stored before the rule, and no others', async () => {
    const { calls } = await open();
    await waitFor(() => expect(problemIn('2')).toBe('codeNotOfAccount'));
    expect(problemIn('1')).toBeNull();
    expect(calls.filter(({ path }) => path === '/check_receivers')).toHaveLength(1);
  });

  it('are told under the code while one is typed, and not kept', async () => {
    const { calls } = await open();
    fireEvent.click(action('add'));
    const dialog = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-dialog="correspondent"]');
      if (!found) throw new Error('no dialog');
      return found;
    });
    await waitFor(() => within(dialog).getByText('Назва', { exact: false }));
    type('NAME', 'ТОВ «Тест»');
    type('IBAN', CORRESPONDENT.IBAN);
    type('CODE', '92000025');
    await waitFor(() => expect(problemOf('CODE')).toBe('codeNotOfAccount'));
    fireEvent.click(action('saveRecord'));
    await waitFor(() => expect(field('CODE')).toHaveFocus());
    expect(calls.some(({ path }) => path === '/ins_clnt_catalog')).toBe(false);
    type('CODE', '91000023');
    await waitFor(() => expect(dialog.querySelector('[data-warning="seenWithOthers"]')).not.toBeNull());
    expect(problemOf('CODE')).toBeNull();
  });
});
