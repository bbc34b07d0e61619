import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  SAMPLE_SESSION,
  makeReopenable,
  type,
  type FakeShellOptions,
  type ReceivedCall,
} from '@ncb/shared-kernel/remote-contract/testing';
import { ACCOUNT, ACCOUNTS, CORRESPONDENT, EMPTY_HISTORY, PAYMENT, row } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { FILLED, restoredPayment } from '../../testing/payment-draft';
import type { PaymentValues } from '../../features/payment';
import { UahPaymentPage } from './UahPaymentPage';

const SAVED = { success: true, pmt_id: '9107', pmt_status: 0 };

async function open(options: Partial<FakeShellOptions> = {}) {
  const answers = { ...EMPTY_HISTORY, '/acn_list': ACCOUNTS, '/save_pmt': SAVED, ...options.answers };
  const shell = await openPage(UahPaymentPage, { ...options, answers });
  await waitFor(() => field('amount'));
  return shell;
}

function fillIn(changes: Record<string, string> = {}) {
  const values = {
    creditIban: 'UA26 3052 9900 0002 6006 9990 0030 1',
    receiverCode: '92000019',
    receiverName: 'ТОВ «Світанок Постач»',
    amount: '100,50',
    purpose: 'Оплата за товар\nзгідно рах. 15',
    ...changes,
  };
  // A new receiver has separate fields.
  type('receiverName', values.receiverName);
  // One by one the form would render twice for every field.
  act(() => {
    for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
    for (const name of Object.keys(values)) fireEvent.blur(field(name));
  });
}

/** Opens a draft: typing five fields takes ten times as long. */
const openFilled = (options: Partial<FakeShellOptions> = {}, changes: Partial<PaymentValues> = {}) =>
  open({ ...options, restored: restoredPayment({ ...FILLED, ...changes }) });

async function chooseAction(name: string) {
  fireEvent.click(action('more'));
  await waitFor(() => action(name));
  fireEvent.click(action(name));
}

async function save() {
  fireEvent.click(action('save'));
  await waitFor(() => action('confirmSave'));
  fireEvent.click(action('confirmSave'));
}

const savesAmong = (calls: readonly ReceivedCall[]) => calls.filter(({ path }) => path === '/save_pmt');
const press = (code: string, more = {}) => fireEvent.keyDown(field('amount'), { code, ctrlKey: true, ...more });
const warnings = () =>
  [...document.querySelectorAll('[data-dialog="confirmSave"] [data-warning]')].map((alert) =>
    alert.getAttribute('data-warning'),
  );

const readPayment = (call: ReceivedCall | undefined) =>
  JSON.parse(call?.parameters.get('pmt_data') ?? 'null') as Record<string, unknown>;

describe('a new hryvnia payment', () => {
  it('begins with the next number, the bank day and the account of the address', async () => {
    const other = { ...ACCOUNT, acn_id: '7002', iban: 'UA783516070000026002999000002', comment: '' };
    await open({
      answers: { '/acn_list': { success: true, acn_list: [ACCOUNT, other] } },
      parameters: { account: '7002' },
    });
    expect(field('number')).toHaveValue('107');
    expect(field('documentDate')).toHaveValue('01.07.2026');
    expect(field('debitAccountId')).toHaveTextContent('UA78 3516 0700 0002 6002 9990 0000 2');
  });

  it('offers only accounts that are open, allowed for payments and in hryvnias', async () => {
    const refused = [
      { ...ACCOUNT, acn_id: '1', status_ref: 3 },
      { ...ACCOUNT, acn_id: '2', pmt_allowed: 0 },
      { ...ACCOUNT, acn_id: '3', cur_ref: '840', sim_cur: 'USD' },
    ];
    await open({ answers: { '/acn_list': { success: true, acn_list: refused } } });
    fireEvent.click(action('save'));
    expect(problemOf('debitAccountId')).toBe('chooseDebitAccount');
  });

  it('names the bank of the account, sends tidied values by their wire names, once, and goes to the journal', async () => {
    const { calls, opened, notices } = await open();
    fillIn();
    expect(await screen.findByText('АТ «Тестовий»')).toBeVisible();
    await save();
    await waitFor(() => expect(opened).toEqual([{ page: 'miPmtJournal', parameters: {} }]));
    const saves = calls.filter(({ path }) => path === '/save_pmt');
    expect(saves).toHaveLength(1);
    expect(saves[0]?.parameters.get('pmt_type')).toBe('1');
    expect(readPayment(saves[0])).toEqual({
      pmt_id: '',
      pmt_num: '107',
      doc_date: '01.07.2026',
      val_date: '',
      acn_id: '7001',
      acnt_co: 'UA263052990000026006999000301',
      name_co: 'ТОВ «Світанок Постач»',
      okpo_co: '92000019',
      is_resident: 1,
      has_code: 1,
      amount: '100.50',
      pay_purp: 'Оплата за товар згідно рах. 15',
    });
    expect(notices.at(-1)).toMatchObject({ kind: 'success', text: 'Платіж № 107 збережено' });
  });

  it('checks a field when it is left and all of them on save, with the focus in the first wrong one, until it is right', async () => {
    const { calls, notices } = await open();
    expect(problemOf('amount')).toBeNull();
    type('amount', '12,345');
    await waitFor(() => expect(problemOf('amount')).toBe('incorrectAmount'));
    expect(problemOf('receiverName')).toBeNull();
    fireEvent.click(action('save'));
    expect(['receiverName', 'creditIban', 'receiverCode', 'purpose'].map(problemOf)).toEqual(
      Array(4).fill('emptyField'),
    );
    expect(field('receiverName')).toHaveFocus();
    // Shown once, with links.
    expect(notices).toEqual([]);
    const summary = within(document.querySelector('[data-panel="summary"]') as HTMLElement);
    expect(summary.getByText(/Виправте п’ять полів/)).toHaveTextContent(
      'Виправте п’ять полів: отримувач, рахунок, код, сума, призначення',
    );
    fireEvent.click(summary.getByText('призначення'));
    expect(field('purpose')).toHaveFocus();
    expect(field('amount')).toHaveValue('12,345');
    expect(calls.some(({ path }) => path === '/save_pmt')).toBe(false);
    fireEvent.change(field('amount'), { target: { value: '0' } });
    await waitFor(() => expect(problemOf('amount')).toBe('lessThan1'));
    fireEvent.change(field('amount'), { target: { value: '5' } });
    await waitFor(() => expect(problemOf('amount')).toBeNull());
  });

  it('tells that the Treasury needs a structured purpose', async () => {
    await openFilled({}, { creditIban: 'UA308999980310001000000000001', purpose: '' });
    fireEvent.click(action('save'));
    await waitFor(() => expect(problemOf('structuredPurpose.paymentKindCode')).toBe('sep4.spp.fillSpp'));
  });

  it('shows what the bank found under its field and keeps everything that was typed', async () => {
    const refusal = {
      success: false,
      error: 'Документ містить помилки',
      error_code: 'validation',
      problems: [{ field: 'okpo_co', key: 'invalidOkpo' }],
    };
    const { opened } = await openFilled({ answers: { '/save_pmt': refusal } });
    await save();
    await waitFor(() => expect(problemOf('receiverCode')).toBe('invalidOkpo'));
    await waitFor(() => expect(field('receiverCode')).toHaveFocus());
    expect(document.querySelector('[data-action="confirmSave"]')).toBeNull();
    expect(field('receiverName')).toHaveValue('ТОВ «Світанок Постач»');
    expect(opened).toEqual([]);
    fireEvent.change(field('receiverCode'), { target: { value: '91000023' } });
    await waitFor(() => expect(problemOf('receiverCode')).toBeNull());
  });

  it('repeats an unanswered save with the same key and a changed one with another', async () => {
    const { calls, notices } = await openFilled({
      answers: { '/save_pmt': () => ({ success: false, error: 'спробуйте ще раз' }) },
    });
    await save();
    // A failed save is repeated from this dialog.
    await waitFor(() => expect(notices).toHaveLength(1));
    await waitFor(() => expect(action('cancel')).toBeEnabled());
    fireEvent.click(action('confirmSave'));
    await waitFor(() => expect(notices).toHaveLength(2));
    await waitFor(() => expect(action('cancel')).toBeEnabled());
    fireEvent.click(action('cancel'));
    type('amount', '7');
    await save();
    await waitFor(() => expect(savesAmong(calls)).toHaveLength(3));
    const keys = calls.filter(({ path }) => path === '/save_pmt').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('without a network says that it is not saved, and saves nothing by itself when the network is back', async () => {
    const { calls } = await openFilled();
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    fireEvent.click(action('save'));
    const notice = await screen.findByText(/Немає зв’язку, платіж не збережено/);
    expect(notice.closest('[data-panel="summary"]')).not.toBeNull();
    network.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/Зв’язок є, але платіж не збережено/)).toBeVisible();
    expect(document.querySelector('[data-dialog="confirmSave"]')).toBeNull();
    expect(savesAmong(calls)).toEqual([]);
    await save();
    await waitFor(() => expect(savesAmong(calls)).toHaveLength(1));
    network.mockRestore();
  });

  it('does not wait for the network that goes while it looks for warnings: the press is over', async () => {
    const { calls } = await openFilled({ answers: { '/get_payments': () => new Promise(() => undefined) } });
    fireEvent.click(action('save'));
    await waitFor(() => expect(action('save')).toHaveClass('ant-btn-loading'));
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(/платіж не збережено/)).toBeVisible();
    expect(action('save')).not.toHaveClass('ant-btn-loading');
    expect(savesAmong(calls)).toEqual([]);
    fireEvent(window, new Event('online'));
  });

  it('says of an answer that cannot be read that it may be saved, in the dialog, and a second press has the same key', async () => {
    const answers = { '/save_pmt': { success: true, pmt_status: 'half' } };
    const { calls, notices } = await openFilled({ answers });
    await save();
    const notice = await screen.findByText(/можливо, платіж уже збережено/);
    expect(notice.closest('[data-dialog="confirmSave"]')).not.toBeNull();
    expect(screen.getAllByText(/можливо, платіж уже збережено/)).toHaveLength(1);
    await waitFor(() => expect(action('cancel')).toBeEnabled());
    fireEvent.click(action('confirmSave'));
    await waitFor(() => expect(savesAmong(calls)).toHaveLength(2));
    expect(savesAmong(calls)[0]?.idempotencyKey).toBe(savesAmong(calls)[1]?.idempotencyKey);
    expect(notices).toEqual([]);
  });

  it('holds unsaved work from the first letter until it is saved', async () => {
    const { unsaved, opened } = await open();
    expect([...unsaved]).toEqual([]);
    type('receiverName', 'Т');
    await waitFor(() => expect([...unsaved]).toEqual(['Створити платіж']));
    fillIn();
    await save();
    await waitFor(() => expect(opened).toHaveLength(1));
    expect([...unsaved]).toEqual([]);
  });

  it('hands over what is typed as a draft, exactly as it is typed and also where it is wrong, and goes on with it', async () => {
    const { drafts } = await open({ parameters: { account: '7001' } });
    type('amount', '12,345');
    type('receiverName', 'UA12');
    type('purpose', ' Оплата\n за товар');
    await waitFor(() => expect(drafts.size).toBe(1));
    const [draft] = [...drafts.values()];
    expect(draft).toMatchObject({ page: 'miPmtUahNew', parameters: { account: '7001' } });
    expect(document.querySelector('[data-field="keptAt"]')).toBeNull();
    act(() => draft?.onKept?.());
    expect(document.querySelector('[data-field="keptAt"]')).toHaveTextContent(/^Чернетку збережено о \d\d:\d\d$/);
    const content: unknown = JSON.parse(JSON.stringify(draft?.content()));
    expect(content).toMatchObject({
      documentId: null,
      version: null,
      values: { amount: '12,345', creditIban: 'UA12', purpose: ' Оплата\n за товар', debitAccountId: '7001' },
    });
    cleanup();
    const { unsaved } = await open({ restored: { miPmtUahNew: { content } } });
    expect(field('amount')).toHaveValue('12,345');
    expect(field('creditIban')).toHaveValue('UA12');
    expect(field('purpose')).toHaveValue(' Оплата\n за товар');
    expect([...unsaved]).toEqual(['Створити платіж']);
    fireEvent.click(action('save'));
    expect(problemOf('amount')).toBe('incorrectAmount');
  });

  it.each([
    ['none of ours', 'text'],
    ['of another document', { documentId: '9107', version: 1, values: { amount: '5' } }],
    ['with values of another kind', { documentId: null, version: null, values: { amount: 5, unheard: 'of' } }],
  ])('begins anew when the draft is %s', async (_, content) => {
    const { unsaved } = await open({ restored: { miPmtUahNew: { content } } });
    expect(field('amount')).toHaveValue('');
    expect([...unsaved]).toEqual([]);
  });

  it('saves at once with Ctrl+S and never with Enter', async () => {
    const { calls } = await openFilled();
    await userEvent.type(field('amount'), '{Enter}');
    expect(savesAmong(calls)).toHaveLength(0);
    press('KeyS');
    await waitFor(() => expect(savesAmong(calls)).toHaveLength(1));
  });

  it('begins in the field of the receiver, or in the amount of one who is known', async () => {
    await open();
    expect(field('receiverName')).toHaveFocus();
    // The user has not chosen to begin there.
    act(() => field('purpose').focus());
    expect(problemOf('receiverName')).toBeNull();
    act(() => field('receiverName').focus());
    act(() => field('purpose').focus());
    await waitFor(() => expect(problemOf('receiverName')).toBe('emptyField'));
    cleanup();
    await open({
      parameters: { correspondent: '1' },
      answers: { '/get_clnt_catalog': { success: true, rows: [CORRESPONDENT] } },
    });
    await waitFor(() => expect(field('amount')).toHaveFocus());
  });

  it('folds what is rare away: it opens on demand, by what it holds and by what is wrong, and is emptied by its cross', async () => {
    const { drafts } = await openFilled({}, { valueDate: '2026-07-03' });
    await waitFor(() => expect(field('valueDate')).toHaveValue('03.07.2026'));
    expect(document.querySelector('[data-panel="budget"], [data-panel="parties"]')).toBeNull();
    fireEvent.click(action('remove-valueDate'));
    await waitFor(() => expect(document.querySelector('[data-field="valueDate"]')).toBeNull());
    const content = [...drafts.values()][0]?.content() as { values: PaymentValues };
    expect(content.values.valueDate).toBe('');
    fireEvent.click(action('unfold-valueDate'));
    await waitFor(() => expect(field('valueDate')).toHaveFocus());
    fireEvent.click(action('unfold-parties'));
    await waitFor(() => expect(action('toggle-ultimateDebtor')).toHaveFocus());
    await chooseAction('unfold-purposeCode');
    await waitFor(() => expect(field('standardPurposeCode')).toHaveFocus());
  });

  it('tells beside the fields what is left, and warns of a payment like it while it is typed', async () => {
    await openFilled({ answers: { '/get_payments': { success: true, paydoc_list: [row(5, '90')] } } });
    const summary = document.querySelector('[data-panel="summary"]');
    expect(summary).toHaveTextContent('Платіж № 107 від 01.07.2026');
    expect(field('leftAfter').textContent.replaceAll('\u00a0', ' ')).toBe('Залишиться899,50');
    await waitFor(() => expect(summary?.querySelector('[data-warning="lookAlikes"]')).toHaveTextContent('№ 90'));
    fireEvent.change(field('amount'), { target: { value: '1 200' } });
    await waitFor(() => expect(field('leftAfter')).toHaveTextContent('200,00'));
    await waitFor(() => expect(summary?.querySelector('[data-warning]')).toBeNull());
  });
});

describe('the question before a hryvnia payment is saved', () => {
  const journal = (...rows: object[]) => ({ '/get_payments': { success: true, paydoc_list: rows } });

  it('says how much in figures and words, to whom and what for; nothing is saved before the yes', async () => {
    const { calls } = await openFilled();
    press('Enter');
    const dialog = await screen.findByRole('dialog');
    const text = dialog.textContent.replaceAll('\u00a0', ' ');
    for (const expected of [
      '100,50 UAH',
      'Сто гривень 50 копійок',
      'ТОВ «Світанок Постач»',
      '92000019',
      '899,50 UAH',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).toContain('UA26 3052 9900 0002 6006 9990 0030 1');
    expect(warnings()).toEqual([]);
    fireEvent.click(action('cancel'));
    await waitFor(() => expect(document.querySelector('[data-dialog]')).toBeNull());
    expect(savesAmong(calls)).toHaveLength(0);
    expect(field('purpose')).toHaveValue('Оплата за товар\nзгідно рах. 15');
  });

  it('is answered by the same keys, but not by keys that are held down', async () => {
    const { calls } = await openFilled();
    press('Enter');
    await waitFor(() => action('confirmSave'));
    fireEvent.keyDown(action('confirmSave'), { code: 'Enter', ctrlKey: true, repeat: true });
    expect(savesAmong(calls)).toHaveLength(0);
    fireEvent.keyDown(action('confirmSave'), { code: 'Enter', ctrlKey: true });
    await waitFor(() => expect(savesAmong(calls)).toHaveLength(1));
  });

  it('is asked on Ctrl+S too when an equal payment was made within three days', async () => {
    const { calls } = await openFilled({ answers: journal(row(5, '90')) });
    press('KeyS');
    await waitFor(() => expect(warnings()).toEqual(['lookAlikes']));
    expect(document.querySelector('[data-dialog="confirmSave"] [data-row="990"]')).toHaveTextContent(
      '№ 90 від 01.07.2026',
    );
    expect(savesAmong(calls)).toHaveLength(0);
  });

  it('names the account by which the receiver is known', async () => {
    const other = { ...row(5, '90'), acnt_co: 'UA583004650000026001999000302', amount: '7.00' };
    await openFilled({ answers: journal(other) });
    fireEvent.click(await screen.findByText('Не телефонували'));
    fireEvent.click(action('save'));
    await waitFor(() => expect(warnings()).toEqual(['otherAccounts']));
    expect(document.querySelector('[data-dialog="confirmSave"]')).toHaveTextContent(
      'UA58 3004 6500 0002 6001 9990 0030 2',
    );
  });

  it('names who is known by the account when the payment names somebody else', async () => {
    await openFilled({ answers: journal({ ...row(5, '90'), amount: '7.00', name_co: 'ТОВ «Захід»' }) });
    fireEvent.click(action('save'));
    await waitFor(() => expect(warnings()).toEqual(['otherNames']));
    expect(document.querySelector('[data-dialog="confirmSave"]')).toHaveTextContent('ТОВ «Захід»');
  });

  it('says that nothing could be looked for when the bank does not answer, and saves all the same', async () => {
    const { calls } = await openFilled({ answers: { '/get_payments': { success: false, error: 'Недоступно' } } });
    fireEvent.click(action('save'));
    await waitFor(() => expect(warnings()).toEqual(['incomplete']));
    fireEvent.click(action('confirmSave'));
    await waitFor(() => expect(savesAmong(calls)).toHaveLength(1));
  });
});

describe('what is kept beside a hryvnia payment', () => {
  const keeping = async (answers: FakeShellOptions['answers']) => {
    const shell = await openFilled({ answers });
    fireEvent.click(field('saveReceiver'));
    fireEvent.click(field('savePurpose'));
    await save();
    await waitFor(() => expect(shell.opened).toEqual([{ page: 'miPmtJournal', parameters: {} }]));
    return shell;
  };

  it('goes to the catalogues after the payment', async () => {
    const { calls, notices } = await keeping({ '/ins_clnt_catalog': { success: true, new_id: '5' } });
    const paths = calls.map(({ path }) => path);
    expect(paths.indexOf('/ins_clnt_catalog')).toBeGreaterThan(paths.indexOf('/save_pmt'));
    const { RECORD_ID: _, ...newRow } = CORRESPONDENT;
    const requests = calls.filter(({ path }) => path === '/ins_clnt_catalog').map(({ parameters }) => parameters);
    expect(
      requests.map((one) => [one.get('catalog_ref'), JSON.parse(one.get('request_params') ?? '') as unknown]),
    ).toEqual([
      ['ncb_correspondents_c', newRow],
      ['ncb_ppurps_c', { PPURP_TEXT: 'Оплата за товар згідно рах. 15' }],
    ]);
    expect(notices.map(({ kind }) => kind)).toEqual(['success']);
  });

  it('is told when a catalogue refuses it, and the payment stays saved', async () => {
    const problems = [{ field: 'IBAN', key: 'recordExists' }];
    const { notices } = await keeping({
      '/ins_clnt_catalog': ({ parameters }) =>
        parameters.get('catalog_ref') === 'ncb_ppurps_c'
          ? { success: false, error: 'Довідник зайнятий' }
          : { success: false, error_code: 'validation', error: 'Помилка', problems },
    });
    expect(notices).toMatchObject([
      { kind: 'success', text: 'Платіж № 107 збережено' },
      {
        kind: 'warning',
        text: 'Платіж збережено, але отримувача не додано до довідника: Такий запис уже є в довіднику',
      },
      { kind: 'warning', text: 'Платіж збережено, але призначення не додано до довідника: Довідник зайнятий' },
    ]);
  });
});

describe('a payment as a template', () => {
  it('is kept once it is right but for number and dates, under a name; a name that exists is asked about', async () => {
    const exists = {
      success: false,
      error: 'є',
      error_code: 'validation',
      problems: [{ field: 'template_name', key: 'alreadyExists' }],
    };
    const list = [
      { TEMPLATE_ID: '31', TEMPLATE_NAME: 'Папір', RECEIVER_NAME: '', ACN_RECEIVER: '', AMOUNT: '', CUR_REF: '980' },
    ];
    const { calls, notices } = await openFilled(
      {
        answers: {
          '/add_template': exists,
          '/get_templates_list': { success: true, templates_list: list },
          '/update_template': { success: true },
        },
      },
      { amount: '' },
    );
    type('number', '');
    await chooseAction('saveTemplate');
    expect(problemOf('amount')).toBe('incorrectAmount');
    expect(document.querySelector('[data-field="name"]')).toBeNull();
    type('amount', '100,50');
    await chooseAction('saveTemplate');
    await waitFor(() => field('name'));
    type('name', ' ');
    fireEvent.click(action('confirmTemplate'));
    expect(problemOf('name')).toBe('fillThisField');
    type('name', 'Папір');
    fireEvent.click(action('confirmTemplate'));
    await waitFor(() => expect(problemOf('name')).toBe('alreadyExists'));
    fireEvent.click(action('replaceTemplate'));
    await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Шаблон «Папір» збережено' }));
    const updated = calls.find(({ path }) => path === '/update_template')?.parameters;
    expect([updated?.get('template_id'), updated?.get('template_name')]).toEqual(['31', 'Папір']);
    expect(JSON.parse(updated?.get('cdata') ?? '')).toMatchObject({
      amount: '100.50',
      name_co: 'ТОВ «Світанок Постач»',
    });
  });

  it('is chosen from a list with a search and begins another form', async () => {
    const template = (id: string, name: string, currency: string) => ({
      TEMPLATE_ID: id,
      TEMPLATE_NAME: name,
      RECEIVER_NAME: 'ТОВ «Світанок Постач»',
      ACN_RECEIVER: 'UA263052990000026006999000301',
      AMOUNT: '5.00',
      CUR_REF: currency,
    });
    const list = [template('31', 'Папір', '980'), template('32', 'Оренда', '980'), template('33', 'Rent', '840')];
    const { opened } = await open({ answers: { '/get_templates_list': { success: true, templates_list: list } } });
    fireEvent.click(action('fromTemplate'));
    await screen.findByText('Папір');
    expect(screen.queryByText('Rent')).toBeNull();
    type('search', 'орен');
    expect(screen.queryByText('Папір')).toBeNull();
    fireEvent.click(action('choose'));
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { template: '32' } }]);
  });
});

describe('a request to buy currency', () => {
  const REQUEST = {
    pmt_id: '55',
    pmt_num: '5',
    doc_date: '30.06.2026',
    pmt_date: '30.06.2026',
    pmt_type: 3,
    request_type: 3,
    status: 4,
    version: 1,
    amount: '1000.00',
    cur_ref: '840',
    acn_id: '7001',
    c_amount: '420.00',
    spec_acn: 'UA473516070000029000999000090',
    sim_cur: 'USD',
    user_name: 'Тестенко І. П.',
    reason: '',
    time_e: '',
    signatures: [],
  };
  it('is paid by a payment that names it', async () => {
    const { calls } = await open({
      parameters: { cur_req_id: '55' },
      answers: {
        '/get_pmt_info': { success: true, pmt_info: REQUEST },
        '/get_linked_pmts': { success: true, payments: [] },
      },
    });
    expect(field('creditIban')).toHaveTextContent('UA47 3516 0700 0002 9000 9990 0009 0');
    await save();
    await waitFor(() => expect(savesAmong(calls)).toHaveLength(1));
    expect(readPayment(savesAmong(calls)[0])).toMatchObject({
      cur_req_id: '55',
      amount: '420.00',
      okpo_co: '14070197',
    });
  });
});

describe('the notice of a saved payment', () => {
  const signer = { ...SAMPLE_SESSION.user, signatureRight: 1 as const, rightsValid: true };

  it('offers to sign it, and says when that is done', async () => {
    const sign = jest.fn(() => Promise.resolve({ signed: ['9107'] }));
    const { notices } = await openFilled({ session: { user: signer }, sign });
    await save();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.next?.label).toBe('Підписати');
    act(() => notices[0]?.next?.run());
    await waitFor(() => expect(notices.at(-1)?.text).toBe('Платіж № 107 підписано'));
    expect(sign).toHaveBeenCalledWith([{ id: '9107', type: 1 }], { canSend: true });
  });

  it.each([
    [null, 'Відправлено 1 документ'],
    ['Недостатньо коштів', 'Документи не відправлено до банку. Недостатньо коштів'],
  ])('sends it after the last signature, and tells what the bank answered: %s', async (error, notice) => {
    const sign = () => Promise.resolve({ signed: ['9107'], send: ['9107'] });
    const answer = { success: true, results: [{ id: '9107', type: 1, success: error === null, error }] };
    const { notices } = await openFilled({
      session: { user: signer },
      sign,
      answers: { '/send_docs': answer },
    });
    await save();
    await waitFor(() => expect(notices).toHaveLength(1));
    act(() => notices[0]?.next?.run());
    await waitFor(() => expect(notices.at(-1)?.text).toBe(notice));
  });

  it('offers nothing to those who may not sign', async () => {
    const { notices } = await openFilled({ session: { user: { ...signer, signatureRight: 3 } } });
    await save();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.next).toBeUndefined();
  });
});

describe('a stored hryvnia payment', () => {
  const stored = { '/get_pmt_info': { success: true, pmt_info: PAYMENT } };
  const openStored = (
    parameters: Record<string, string>,
    payment: object = PAYMENT,
    options: Partial<FakeShellOptions> = {},
  ) =>
    openPage(UahPaymentPage, {
      ...options,
      parameters,
      answers: {
        ...EMPTY_HISTORY,
        '/acn_list': ACCOUNTS,
        '/get_pmt_info': { success: true, pmt_info: payment },
      },
    });

  it('is shown with its status and its signatures', async () => {
    const signatures = [{ user_name: 'Перевірна Г. І.', sign_right: 2, sign_time: '01.07.2026 10:15:00' }];
    await openStored({ id: '9107' }, { ...PAYMENT, status: 1, signatures });
    await waitFor(() =>
      expect(document.querySelector('[data-step^="signature"]')).toHaveTextContent(
        'Другий підпис – виконано01.07, 10:15Перевірна Г. І.',
      ),
    );
    expect(document.querySelector('[data-status="1"]')).toHaveTextContent('Є другий підпис');
    expect(document.querySelector('[data-action="sign"]')).toBeInTheDocument();
    for (const impossible of ['change', 'send', 'recall', 'delete'])
      expect(document.querySelector(`[data-action="${impossible}"]`)).not.toBeInTheDocument();
  });

  it('says why the bank refused it', async () => {
    await openStored({ id: '9107' }, { ...PAYMENT, status: 6, reason: 'Рахунок отримувача закрито' });
    await waitFor(() =>
      expect(document.querySelector('[data-notice="error"]')).toHaveTextContent('Рахунок отримувача закрито'),
    );
  });

  it('keeps number and date when its requisites change', async () => {
    await openStored({ id: '9107', mode: 'change' });
    await waitFor(() => expect(field('number')).toHaveValue('107'));
    expect(field('documentDate')).toHaveValue('30.06.2026');
  });

  it('gets the next number and today’s date when it is copied', async () => {
    await openStored({ id: '9107', mode: 'copy' }, { ...PAYMENT, pmt_num: '12' });
    await waitFor(() => expect(field('number')).toHaveValue('107'));
    expect(field('documentDate')).toHaveValue('01.07.2026');
    expect(field('receiverName')).toHaveTextContent('ТОВ «Світанок Постач»');
  });

  it('copied from a refused one says why above, at the field that it is about, which has the focus', async () => {
    const refused = { ...PAYMENT, pmt_num: '12', status: 6, reason: 'Рахунок отримувача закрито' };
    await openStored({ id: '9107', mode: 'copy' }, refused);
    expect(await screen.findByText(/Документ № 12 відхилено: Рахунок отримувача закрито/)).toBeVisible();
    await waitFor(() => expect(field('creditIban')).toHaveFocus());
    expect(problemOf('creditIban')).toBe('refusedByBank');
    type('creditIban', 'UA583004650000026001999000302');
    await waitFor(() => expect(problemOf('creditIban')).not.toBe('refusedByBank'));
  });

  it('copied from one that the bank’s own people refused says their words and marks no field', async () => {
    await openStored({ id: '9107', mode: 'copy' }, { ...PAYMENT, pmt_num: '12', status: 6, reason: 'Немає договору' });
    expect(await screen.findByText(/№ 12 відхилено: Немає договору/)).toBeVisible();
    expect(document.querySelector('[data-problem="refusedByBank"]')).toBeNull();
  });

  it('keeps the structured purpose and the actual payer when its amount changes', async () => {
    const parts = {
      sppType: 'budget',
      rmtStrd: '<Strd><TaxRmt><Rcrd><CertId>101</CertId><AddtlInf>ПДФО</AddtlInf></Rcrd></TaxRmt></Strd>',
      ultmtDbtr:
        '<UltmtDbtr><Nm>ТОВ «Тест»</Nm><Id><OrgId><Othr><Id>14360570</Id><SchmeNm><Prtry>USRC</Prtry></SchmeNm></Othr></OrgId></Id></UltmtDbtr>',
    };
    const treasury = 'UA308999980310001000000000001';
    const stored = { ...PAYMENT, ...parts, acnt_co: treasury, pay_purp: '101 ПДФО', pmt_date: '01.07.2026' };
    const { calls } = await openStored({ id: '9107', mode: 'change' }, stored);
    await waitFor(() => expect(field('creditIban')).toHaveTextContent('UA30 8999 9803 1000 1000 0000 0000 1'));
    type('amount', '12,00');
    await save();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/save_pmt'));
    const [saved] = calls.filter(({ path }) => path === '/save_pmt');
    expect(JSON.parse(saved?.parameters.get('pmt_data') ?? '')).toMatchObject({ ...parts, amount: '12.00' });
  });

  const typed = (version: number) => ({
    documentId: '9107',
    version,
    values: { amount: '7,77', purpose: 'Інша оплата' },
  });
  const change = { id: '9107', mode: 'change' };

  it('stays in the form when somebody signs it meanwhile: what is typed is not taken away', async () => {
    let status = 0;
    const { calls } = await openPage(UahPaymentPage, {
      parameters: change,
      answers: {
        ...EMPTY_HISTORY,
        '/acn_list': ACCOUNTS,
        '/get_pmt_info': () => ({ success: true, pmt_info: { ...PAYMENT, status } }),
      },
    });
    await waitFor(() => type('amount', '7,77'));
    status = 2;
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(calls.filter(({ path }) => path === '/get_pmt_info')).toHaveLength(2));
    await waitFor(() => expect(field('amount')).toHaveValue('7,77'));
  });

  it('keeps its id and its version in the draft of a change', async () => {
    const { drafts } = await openStored(change, { ...PAYMENT, version: 4 });
    await waitFor(() => type('amount', '7,77'));
    await waitFor(() => expect(drafts.size).toBe(1));
    const [draft] = [...drafts.values()];
    expect(draft?.parameters).toEqual(change);
    expect(draft?.content()).toMatchObject({
      documentId: '9107',
      version: 4,
      values: { amount: '7,77', number: '107' },
    });
  });

  it('is changed as the bank has it when the form is opened again, not as it was the time before', async () => {
    let pmt_info: object = PAYMENT;
    await openPage(makeReopenable(UahPaymentPage), {
      parameters: change,
      answers: { ...EMPTY_HISTORY, '/acn_list': ACCOUNTS, '/get_pmt_info': () => ({ success: true, pmt_info }) },
    });
    await waitFor(() => field('amount'));
    pmt_info = { ...PAYMENT, version: 2, amount: '8.88' };
    fireEvent.click(action('turn'));
    await waitFor(() => expect(document.querySelector('[data-field="amount"]')).toBeNull());
    fireEvent.click(action('turn'));
    await waitFor(() => expect(field('amount')).toHaveValue('8,88'));
  });

  it('is changed on from a draft and saved under its id', async () => {
    const options = { restored: { miPmtUahNew: { content: typed(1) } } };
    const { calls } = await openPage(UahPaymentPage, {
      ...options,
      parameters: change,
      answers: { ...EMPTY_HISTORY, '/acn_list': ACCOUNTS, '/save_pmt': SAVED, ...stored },
    });
    await waitFor(() => expect(field('amount')).toHaveValue('7,77'));
    expect(document.querySelector('[data-notice="warning"]')).toBeNull();
    type('documentDate', '01.07.2026');
    await save();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/save_pmt'));
    const saved = readPayment(calls.find(({ path }) => path === '/save_pmt'));
    expect(saved).toMatchObject({ pmt_id: '9107', version: 1, amount: '7.77', pay_purp: 'Інша оплата' });
  });

  it('says so when it was changed elsewhere since the draft was kept', async () => {
    const restored = { miPmtUahNew: { content: typed(1) } };
    const { calls } = await openStored(change, { ...PAYMENT, version: 2 }, { restored });
    await waitFor(() => expect(field('amount')).toHaveValue('7,77'));
    expect(document.querySelector('[data-notice="warning"]')).toHaveTextContent('Документ змінили після того');
    // The user knows of the other change and replaces it.
    type('documentDate', '01.07.2026');
    await save();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/save_pmt'));
    expect(readPayment(calls.find(({ path }) => path === '/save_pmt'))).toMatchObject({ pmt_id: '9107', version: 2 });
  });

  it('that somebody else has saved meanwhile is told, keeps what is typed, and the next save takes its place', async () => {
    const overtaken = { success: false, error_code: 'documentChanged', error_params: { version: '5' } };
    const versions: unknown[] = [];
    const { notices } = await openPage(UahPaymentPage, {
      parameters: change,
      answers: {
        ...EMPTY_HISTORY,
        '/acn_list': ACCOUNTS,
        ...stored,
        '/save_pmt': (call: ReceivedCall) => {
          versions.push(readPayment(call)['version']);
          return versions.includes(5) ? SAVED : overtaken;
        },
      },
    });
    await waitFor(() => type('amount', '7,77'));
    type('documentDate', '01.07.2026');
    await save();
    await waitFor(() =>
      expect(document.querySelector('[data-notice="warning"]')).toHaveTextContent('Документ змінили'),
    );
    expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('наступне збереження замінить')]);
    expect(field('amount')).toHaveValue('7,77');
    // Was about the previous version.
    expect(document.querySelector('[data-action="confirmSave"]')).toBeNull();
    await save();
    await waitFor(() => expect(versions).toEqual([1, 5]));
  });
});
