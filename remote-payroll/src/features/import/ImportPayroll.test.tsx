import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { action, field, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { texts } from '../../texts';
import { ImportPayroll, type ImportedHead } from '.';
import { convertToUnit, correctRow, toFileRows } from './file-rows';
import { compareTotals } from './UnitQuestion';

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => ({
  TEXT_ENCODINGS: [],
  PAYROLL_COLUMNS: ['tin', 'fio', 'emp_acn', 'amount'],
  ...jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing').createInProcessFiles(),
}));

const CODE = '91000017';
const CARD = '5168742012344408';
const ANSWERS = {
  '/note_action': { success: true },
  '/get_employees': { success: true, employees: [] },
  '/get_catalog': { success: true, rows: [{ NCB_PR_TYPE_ID: '1', NCB_PR_TYPE_CODE: 'Заробітна плата' }] },
  '/get_clnt_form': { success: true, clntShortName: 'ТОВ «Калинова Брама»', clntCode: CODE, clntAddress: 'Київ' },
};
const OKSANA: PayrollRowDraft = {
  taxCode: '0148102804',
  lastName: 'Умовна',
  firstName: 'Оксана',
  middleName: 'Тестівна',
  account: 'UA883516070000026202999000200',
  amount: '17000.00',
};
const line = (account: string, amount: string, name = 'Умовна Оксана Тестівна') =>
  ['0148102804', name, account, amount].join(';');
const csv = (...lines: readonly string[]) => new File([['РНОКПП;ПІБ;Рахунок;Сума', ...lines].join('\r\n')], 'zp.csv');

async function opened(previous: readonly PayrollRowDraft[] | null = null, more: WireAnswers = {}) {
  const added: { rows: readonly PayrollRowDraft[]; head: ImportedHead }[] = [];
  const cancelled = jest.fn();
  const Page = () => (
    <ImportPayroll previous={previous} onRows={(rows, head) => added.push({ rows, head })} onCancel={cancelled} />
  );
  const { calls, notices } = await openPage({ Page, texts }, { answers: { ...ANSWERS, ...more } });
  await waitFor(() => field('file'));
  return { added, cancelled, calls, notices };
}

async function chooses(file: File) {
  fireEvent.change(field('file'), { target: { files: [file] } });
  await waitFor(() => field('fact-rows'));
}

const rowOf = (id: string) => {
  const element = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
  if (!element) throw new Error(`no row ${id}`);
  return within(element);
};

const fixedPx = () =>
  [...document.querySelectorAll<HTMLElement>('.ncb-table col')].reduce(
    (sum, { style }) => sum + parseFloat(style.width || '0'),
    0,
  );

afterEach(() => jest.restoreAllMocks());

describe('a salary file', () => {
  it.each([1160, 936, 680])('leaves a name its place in a table of %i px', async (room) => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(room);
    await opened();
    await chooses(csv(line(OKSANA.account, '17000,00')));
    await waitFor(() => expect(document.querySelector('td[data-column="name"]')).not.toBeNull());
    expect(fixedPx()).toBeGreaterThan(400);
    expect(room - fixedPx()).toBeGreaterThanOrEqual(110);
  });

  it('of whole numbers asks for the unit and the company, with nothing chosen; then adds the good rows', async () => {
    const { added, calls } = await opened([{ ...OKSANA, amount: '34000.00' }]);
    await chooses(
      csv(line(OKSANA.account, '1700000'), line('UA893516070000026202999000200', '1811337'), line(CARD, '100')),
    );
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    expect(action('addRows')).toHaveTextContent('Оберіть одиницю сум');
    fireEvent.click(action('addRows'));
    expect(added).toEqual([]);
    expect(field('unit-kopecks').closest('label')).toHaveTextContent('Копійки35 114,37');
    expect(field('compared-kopecks')).toHaveTextContent('Схоже на минулу відомість: 34 000,00');
    expect(field('compared-hryvnias')).toHaveTextContent('У 103,3 раза більше');
    expect(document.body.textContent).not.toContain(CARD);

    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    expect(action('addRows')).toHaveTextContent('Підтвердьте компанію');
    fireEvent.click(action('confirmCompany'));
    expect(action('addRows')).toHaveTextContent('Додати 1 рядок, 17 000,00 UAH');
    expect(field('fact-wrong')).toHaveTextContent('2');

    const account = rowOf('3').getByRole('textbox', { name: 'Рахунок, рядок 4' });
    expect(account).toHaveAttribute('placeholder', '5168 •••• •••• 4408');
    expect(rowOf('3').getByText('Це номер картки. Потрібен рахунок (IBAN)')).toBeVisible();
    fireEvent.change(account, { target: { value: 'UA09 3516 0700 0002 6201 9990 0020 1' } });
    expect(action('addRows')).toHaveTextContent('Додати 2 рядки, 17 001,00 UAH');
    fireEvent.click(action('list-difference'));
    expect(document.querySelector('[data-view="payrollImport"] tbody')).toHaveTextContent('Інша сума');

    // Pressed twice while the journal entry is being written, the rows are added once.
    fireEvent.click(action('addRows'));
    fireEvent.click(action('addRows'));
    await waitFor(() => expect(added).not.toEqual([]));
    const requests = calls.filter(({ path }) => path === '/note_action');
    expect(
      requests.map(({ parameters }) => [parameters.get('act'), parameters.get('what'), parameters.get('cnt')]),
    ).toEqual([['import', 'payroll', '2']]);
    expect(added).toEqual([
      {
        rows: [OKSANA, { ...OKSANA, account: 'UA093516070000026201999000201', amount: '1.00' }],
        head: { date: null, typeId: null, period: '', half: '' },
      },
    ]);
  });

  it('adds nothing where the action journal cannot be told, and says why', async () => {
    const { added, notices } = await opened(null, {
      '/note_action': { success: false, error: 'Журнал недоступний' },
    });
    await chooses(csv(line('UA883516070000026202999000200', '17000.00')));
    fireEvent.click(action('confirmCompany'));
    fireEvent.click(action('addRows'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Журнал недоступний' }]));
    expect(added).toEqual([]);
  });

  it('that says all about itself is told in a line; Latin letters in a name are put right with one press', async () => {
    const { added } = await opened();
    const sheet = [
      'Content-Type=doc/pay_sheet',
      ...[
        'DATE_DOC=01.07.2026',
        `CLN_OKPO=${CODE}`,
        'AMOUNT=17001.00',
        'ONFLOW_TYPE=заробітна плата',
        'PERIOD=06,2026',
      ],
      ...[
        'CARD_NUM=' + OKSANA.account,
        'CARD_HOLDER=Умовна Oксана',
        'CARD_HOLDER_INN=148102804',
        'AMOUNT=17000.00',
      ].map((column) => `CARD_HOLDERS.0.${column}`),
    ];
    await chooses(new File([sheet.join('\r\n')], 'zp.txt'));
    expect(field('unitDecided')).toHaveTextContent('Гривні');
    expect(field('fact-company')).toHaveTextContent('91000017 – ваша ✓');
    expect(document.querySelector('[data-problem="incorrectPayrollTotal"]')).not.toBeNull();
    fireEvent.click(action('mendName'));
    fireEvent.click(action('addRows'));
    await waitFor(() => expect(added).not.toEqual([]));
    expect(added).toEqual([
      {
        rows: [{ ...OKSANA, middleName: '' }],
        head: { date: '2026-07-01', typeId: '1', period: '2026-06', half: '' },
      },
    ]);
  });

  it('of another company cannot be added, and one that is none is told of with the templates', async () => {
    const { cancelled } = await opened();
    await chooses(new File([`0148102804;${OKSANA.account};1700000;980;44123307;Умовна Оксана`], 'elpay.csv'));
    expect(document.querySelector('[data-problem="unknownCompanyCode"]')).toHaveTextContent('44123307');
    expect(document.querySelector('[data-action="addRows"]')).toBeNull();
    fireEvent.click(action('otherFile'));
    await waitFor(() => field('file'));
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'Добрий день' } });
    await waitFor(() => expect(document.querySelector('[data-problem="unknownStructure"]')).not.toBeNull());
    expect(action('template-dbf')).toHaveAttribute('href', '/ncb/templates/imp_tmpl_payroll.dbf');
    fireEvent.click(action('otherFile'));
    fireEvent.click(await waitFor(() => action('cancelImport')));
    expect(cancelled).toHaveBeenCalled();
  });
});

describe('rows of a salary file', () => {
  const [row] = toFileRows(
    [
      {
        row: { ...OKSANA, amount: '1700000', line: 2, card: '', isUnknown: false, notes: [] },
        problems: [],
      },
    ],
    null,
  );
  const context = { ownBankCode: '351607', unit: 'kopecks' as const };

  it('keep what was typed in hryvnias whatever unit is chosen', () => {
    if (!row) throw new Error('no row');
    const typed = correctRow(row, 'amount', '12,5', context);
    expect([
      typed.amount,
      convertToUnit([typed], 'hryvnias')[0]?.amount,
      convertToUnit([row], 'hryvnias')[0]?.amount,
    ]).toEqual(['12.50', '12.50', '1700000.00']);
    expect(correctRow(row, 'amount', 'x', context).problems).toMatchObject([{ field: 'amount' }]);
    expect(correctRow(row, 'account', CARD, context)).toMatchObject({
      row: { account: '', card: '5168 •••• •••• 4408' },
    });
  });
});

it.each([
  ['100.00', '99.00', { kind: 'alike', times: 1 }],
  ['10060.00', '100.00', { kind: 'more', times: 100.6 }],
  ['1.00', '100.00', { kind: 'less', times: 100 }],
  ['1.00', null, null],
  ['0.00', '1.00', null],
] as const)('a total of %s against %s is %j', (total, previous, compared) => {
  expect(compareTotals(total, previous)).toEqual(compared);
});
