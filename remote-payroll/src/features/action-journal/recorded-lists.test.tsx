import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { action, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import type * as Ui from '@ncb/shared-kernel/ui';
import { texts } from '../../texts';
import { EmployeeExport } from '../employees';
import { PayrollExport, type ListedPayroll } from '../payroll-list';

const mockSaved: string[] = [];

jest.mock('@ncb/shared-kernel/files', () =>
  jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing').createInProcessFiles(),
);
jest.mock('@ncb/shared-kernel/ui', () => ({
  ...jest.requireActual<typeof Ui>('@ncb/shared-kernel/ui'),
  saveFile: (_: Blob, name: string) => mockSaved.push(name),
}));

beforeEach(() => mockSaved.splice(0));

const EMPLOYEE: Employee = {
  id: '1',
  taxCode: '0148102804',
  lastName: 'Умовна',
  firstName: 'Оксана',
  middleName: 'Тестівна',
  account: 'UA883516070000026202999000200',
  status: 'active',
  fromBank: false,
  amount: null,
  paidOn: null,
};
const PAYROLL = {
  id: '7',
  number: '7',
  documentDate: '2026-11-05',
  payoutDay: '',
  typeId: '1',
  otherType: '',
  status: 0,
  period: '2026-10',
  half: '',
  total: '17000.00',
  count: 1,
  debitAccount: 'UA603516070000026003999000001',
} as unknown as ListedPayroll;

const LISTS = {
  payrolls: () => <PayrollExport payrolls={[PAYROLL, PAYROLL]} areSelected={false} />,
  employees: () => <EmployeeExport employees={[EMPLOYEE]} areSelected={false} withAmounts={false} />,
};
const open = async (list: keyof typeof LISTS, note: WireAnswers[string]) => {
  const shell = await openPage(
    { Page: LISTS[list], texts },
    { answers: { '/note_action': note, '/get_catalog': { success: true, rows: [] } } },
  );
  fireEvent.click(await waitFor(() => action('export')));
  fireEvent.click(await waitFor(() => action('export-csv')));
  return shell;
};

describe.each([
  ['payrolls', '2'],
  ['employees', '1'],
] as const)('a list of %s', (list, count) => {
  it('is noted in the action journal before it is saved', async () => {
    const { calls } = await open(list, { success: true });
    await waitFor(() => expect(mockSaved).toHaveLength(1));
    const requests = calls.filter(({ path }) => path === '/note_action');
    expect(requests.map(({ parameters }) => Object.fromEntries(parameters))).toMatchObject([
      { act: 'export', what: list, cnt: count },
    ]);
  });

  it('is not saved where it could not be noted', async () => {
    const { notices } = await open(list, { success: false, error: 'Журнал недоступний' });
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Журнал недоступний' }]));
    expect(mockSaved).toEqual([]);
    expect(screen.getByText(/Експорт|Зберегти/)).toBeVisible();
  });
});
