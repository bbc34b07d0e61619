import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import { action, openPage, press, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import type * as Ui from '@ncb/shared-kernel/ui';
import { texts } from '../../texts';
import { RegularStatementDialog } from './RegularStatementDialog';

const mockSaved: { name: string; content: Blob }[] = [];

jest.mock('@ncb/shared-kernel/ui', () => ({
  ...jest.requireActual<typeof Ui>('@ncb/shared-kernel/ui'),
  saveFile: (content: Blob, name: string) => mockSaved.push({ content, name }),
}));

beforeEach(() => mockSaved.splice(0));

const FILE = {
  file_id: '5',
  fdate: '15.07.2026',
  ldate: '15.07.2026',
  format: 'mt940',
  file_name: 'mt940_1.sta',
  doc_cnt: 2,
  made_time: '16.07.2026 00:00:05',
};
const ACCOUNTS = [{ accountId: '7001', iban: 'UA603516070000026003999000001', currencyLetters: 'UAH' }];

async function open(answers: object, user: Partial<ClientInfo['user']> = {}) {
  const Page = () => <RegularStatementDialog accounts={ACCOUNTS} onClose={() => undefined} />;
  const session = { user: { ...SAMPLE_SESSION.user, ...user } };
  const shell = await openPage({ Page, texts }, { answers: { ...answers }, session });
  await screen.findByText('Регулярна виписка');
  const received = (path: string) =>
    shell.calls.filter((call) => call.path === path).map(({ parameters }) => Object.fromEntries(parameters));
  return { ...shell, received };
}

describe('the regular statement', () => {
  it('is set up with a period and a format, for all accounts', async () => {
    const { received, notices } = await open({
      '/get_regular_statements': { setting: null, files: [] },
      '/set_regular_statements': {},
    });
    expect(await screen.findByText('Файлів ще немає')).toBeVisible();
    fireEvent.click(screen.getByLabelText('Щомісяця'));
    press('saveRegular');
    await waitFor(() => expect(received('/set_regular_statements')).toHaveLength(1));
    expect(received('/set_regular_statements')[0]).toMatchObject({ period: 'month', format: 'camt-08' });
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
  });

  it('is ended without a period', async () => {
    const { received } = await open({
      '/get_regular_statements': { setting: { period: 'day', format: 'mt940', acn_ids: ['7001'] }, files: [] },
      '/set_regular_statements': {},
    });
    expect(await screen.findByLabelText('Щодня')).toBeChecked();
    fireEvent.click(screen.getByLabelText('Не готувати'));
    press('saveRegular');
    await waitFor(() => expect(received('/set_regular_statements')).toHaveLength(1));
    expect(received('/set_regular_statements')[0]?.['period'] ?? '').toBe('');
  });

  it('is looked at by an operator and not changed', async () => {
    await open({ '/get_regular_statements': { setting: null, files: [FILE] } }, { role: Role.operator });
    expect(await screen.findByText('Змінити це може директор або бухгалтер')).toBeVisible();
    expect(action('saveRegular')).toBeDisabled();
  });

  it('says it when the bank refuses', async () => {
    await open({ '/get_regular_statements': { setting: null, files: [] } });
    fireEvent.click(await screen.findByLabelText('Щодня'));
    press('saveRegular');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('gives a prepared file as the bank has it', async () => {
    const { received } = await open({
      '/get_regular_statements': { setting: null, files: [FILE] },
      '/get_prepared_statement': { file_name: FILE.file_name, content: btoa(':20:NCB') },
    });
    expect(await screen.findByText('15.07.2026')).toBeVisible();
    fireEvent.click(action('downloadPrepared'));
    await waitFor(() => expect(mockSaved).toHaveLength(1));
    expect(received('/get_prepared_statement')).toEqual([expect.objectContaining({ file_id: '5' })]);
    expect(mockSaved[0]?.name).toBe('mt940_1.sta');
    expect(new TextDecoder().decode(await mockSaved[0]?.content.arrayBuffer())).toBe(':20:NCB');
  });

  it('tells that the list could not be asked for, and asks again', async () => {
    await open({});
    await waitFor(() => expect(document.querySelector('[data-action="retry"]')).not.toBeNull());
  });
});
