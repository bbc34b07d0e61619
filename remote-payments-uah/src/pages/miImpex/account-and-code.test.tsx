import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import type { FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { ACCOUNTS, answerChecksByCode, DIFFERS, SEEN_WITH_OTHER } from '../../testing/answers';
import { importFile, importLine } from '../../testing/import-file';
import { action, field, openPage } from '../../testing/open-page';
import { ImpexPage } from './ImpexPage';

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return {
    TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'],
    PAYMENT_EXPORT_COLUMNS: [],
    ...createInProcessFiles(),
  };
});

const CHECKS = answerChecksByCode({ '91000046': DIFFERS, '92000025': SEEN_WITH_OTHER });
const SAVED = ({ parameters }: { readonly parameters: URLSearchParams }) => ({
  success: true,
  results: (JSON.parse(parameters.get('pmts') ?? '[]') as unknown[]).map((_, place) => ({ pmt_id: `${place + 1}` })),
});

async function importThree(answers: FakeShellOptions['answers'] = {}) {
  const shell = await openPage(ImpexPage, {
    answers: { '/acn_list': ACCOUNTS, '/check_receivers': CHECKS, '/save_batch_docs': SAVED, ...answers },
  });
  await waitFor(() => field('file'));
  const lines = [importLine(), importLine({ okpo_c: '91000046' }), importLine({ okpo_c: '92000025' })];
  fireEvent.change(field('file'), { target: { files: [importFile(lines)] } });
  await waitFor(() => row('3'));
  return shell;
}

const row = (id: string) => {
  const element = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
  if (!element) throw new Error(`no row ${id}`);
  return element;
};
const statuses = () => ['1', '2', '3'].map((id) => row(id).querySelector('[data-status]')?.textContent);
const tickOf = (id: string) => row(id).querySelector('[data-action="include"]') as HTMLInputElement;

// jsdom has no layout: wide enough for all columns.
beforeEach(() => jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1700));
afterEach(() => jest.restoreAllMocks());

describe('rows of a file whose account and code do not belong together', () => {
  it('are barred or asked about before anything is saved, all by one call', async () => {
    const { calls } = await importThree();
    await waitFor(() => expect(statuses()).toEqual(['OK', 'Помилка', 'Потрібна згода']));
    expect(row('2').querySelector('[data-column="okpo_c"] [data-problem]')).toHaveAttribute(
      'data-problem',
      'codeNotOfAccount',
    );
    expect(row('3')).toHaveTextContent('Рахунок відомий з іншим кодом: 91000023');
    expect([tickOf('1').checked, tickOf('2').checked, tickOf('3').checked]).toEqual([true, false, false]);
    expect(action('save')).toHaveTextContent('Зберегти 1 платіж');
    expect(calls.filter(({ path }) => path === '/check_receivers')).toHaveLength(1);
  });

  it('are asked about too where the account is of the Treasury and was last paid in an earlier year', async () => {
    const earlier = { verdict: 'fits', last_paid: '30.12.2025' };
    await importThree({ '/check_receivers': answerChecksByCode({ '92000025': earlier }) });
    await waitFor(() => expect(statuses()).toEqual(['OK', 'OK', 'Потрібна згода']));
    expect(row('3')).toHaveTextContent('Рахунок Казначейства, востаннє 30.12.2025');
    fireEvent.click(action('confirmCodes'));
    await waitFor(() => expect(statuses()).toEqual(['OK', 'OK', 'OK']));
  });

  it('are saved after one press that confirms all questions, or the tick of one; a bar stays', async () => {
    const { calls } = await importThree();
    await waitFor(() => expect(field('total-question')).toHaveTextContent('1'));
    fireEvent.click(tickOf('3'));
    await waitFor(() => expect(statuses()).toEqual(['OK', 'Помилка', 'OK']));
    fireEvent.click(action('undo'));
    await waitFor(() => expect(statuses()).toEqual(['OK', 'Помилка', 'Потрібна згода']));
    fireEvent.click(action('confirmCodes'));
    await waitFor(() => expect(action('save')).toHaveTextContent('Зберегти 2 платежі'));
    fireEvent.click(action('save'));
    await waitFor(() => expect(statuses()).toEqual(['Збережено', 'Помилка', 'Збережено']));
    const [save] = calls.filter(({ path }) => path === '/save_batch_docs');
    const payments = JSON.parse(save?.parameters.get('pmts') ?? '[]') as { okpo_co: string }[];
    expect(payments.map(({ okpo_co: code }) => code)).toEqual(['92000019', '92000025']);
  });

  it('are compared before the save that comes at once', async () => {
    const { calls } = await importThree();
    fireEvent.click(action('save'));
    await waitFor(() => expect(statuses()).toEqual(['Збережено', 'Помилка', 'Потрібна згода']));
    const [save] = calls.filter(({ path }) => path === '/save_batch_docs');
    expect(JSON.parse(save?.parameters.get('pmts') ?? '[]')).toHaveLength(1);
  });

  it.each([
    ['open', []],
    ['answered', ['confirmCodes']],
  ])(
    'whose question was %s when the tab was closed are asked about again, never saved in silence',
    async (_, presses) => {
      const first = await importThree();
      await waitFor(() => expect(statuses()[2]).toBe('Потрібна згода'));
      presses.forEach((name) => fireEvent.click(action(name)));
      const content: unknown = JSON.parse(JSON.stringify([...first.drafts.values()][0]?.content()));
      cleanup();
      const { calls } = await openPage(ImpexPage, {
        answers: { '/acn_list': ACCOUNTS, '/check_receivers': CHECKS, '/save_batch_docs': SAVED },
        restored: { miImpex: { content } },
      });
      await waitFor(() => row('3'));
      // Before the server has compared the restored rows.
      fireEvent.click(action('save'));
      await waitFor(() => expect(statuses()).toEqual(['Збережено', 'Помилка', 'Потрібна згода']));
      const saves = calls.filter(({ path }) => path === '/save_batch_docs');
      expect(saves.map(({ parameters }) => (JSON.parse(parameters.get('pmts') ?? '[]') as object[]).length)).toEqual([
        1,
      ]);
    },
  );

  it('keep no row from being saved where the bank cannot compare', async () => {
    await importThree({ '/check_receivers': { success: false, error: 'спробуйте ще раз' } });
    fireEvent.click(action('save'));
    await waitFor(() => expect(statuses()).toEqual(['Збережено', 'Збережено', 'Збережено']));
  });

  it('are judged again when the code is put right', async () => {
    await importThree();
    await waitFor(() => expect(statuses()[1]).toBe('Помилка'));
    fireEvent.click(row('2').querySelector('[data-action="edit"]') as HTMLElement);
    await waitFor(() => field('okpo_c'));
    fireEvent.change(field('okpo_c'), { target: { value: '92000019' } });
    await waitFor(() => expect(statuses()[1]).toBe('OK'));
  });
});
