import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentStatus } from '../../domain/vocabulary';
import {
  action,
  openPage,
  SAMPLE_SESSION,
  type FakeShellOptions,
  type WireAnswers,
} from '@ncb/shared-kernel/remote-contract/testing';
import {
  ActionButtons,
  documentsTexts,
  dropPaymentDocuments,
  dropPayrollDocuments,
  useDocumentActions,
  type ActionDocument,
  type DropDocuments,
} from '.';

type Chosen = ActionDocument & { readonly status: DocumentStatus };

const PAYMENT: Chosen = { id: '9107', type: 1, number: '107', status: 0, amount: '100.50', currencyLetters: 'UAH' };
const REQUEST: Chosen = { id: '55', type: 3, number: '5', status: 0, amount: '20.00', currencyLetters: 'USD' };
const PAYROLL: Chosen = {
  id: '81',
  type: 'payroll',
  number: '12',
  status: 0,
  amount: '9000.00',
  currencyLetters: 'UAH',
};

function open(
  documents: readonly Chosen[],
  drop: DropDocuments,
  answers: WireAnswers,
  options: Omit<FakeShellOptions, 'answers'> = {},
) {
  const onDeleted = jest.fn();
  const onPartlyDone = jest.fn();
  function Page() {
    const actions = useDocumentActions({ drop, onDeleted, onPartlyDone });
    return <ActionButtons documents={documents} actions={actions} />;
  }
  return openPage({ Page, texts: documentsTexts }, { ...options, answers }).then((shell) => ({
    ...shell,
    onDeleted,
    onPartlyDone,
  }));
}

const verdicts = (...errors: readonly [id: string, error: string | null][]) => ({
  success: true,
  results: errors.map(([id, error]) => ({ id, success: error === null, error, error_code: error && 'notFound' })),
});

describe('deleting documents', () => {
  it('asks about them by receiver, name and amount, and counts those beyond the fifth', async () => {
    const others = Array.from({ length: 5 }, (_, index) => ({ ...PAYMENT, id: `92${index}`, number: `20${index}` }));
    const named = { ...PAYMENT, receiverName: 'ПП «Степовий Млин»' };
    await open([named, REQUEST, ...others], dropPaymentDocuments, {});
    await userEvent.click(action('delete'));
    expect(await screen.findByText('ПП «Степовий Млин»')).toBeVisible();
    expect(screen.getByText('Платіж № 107')).toBeVisible();
    expect(screen.getByText('Заявка № 5')).toBeVisible();
    expect(screen.getByText('і ще 2')).toBeVisible();
    expect(screen.queryByText('Платіж № 204')).toBeNull();
  });

  it('of the journal and of payrolls is a call of its own', async () => {
    const { calls, onDeleted } = await open([PAYROLL], dropPayrollDocuments, { '/drop_docs': verdicts(['81', null]) });
    await userEvent.click(action('delete'));
    await screen.findByText('Відомість № 12');
    await userEvent.click(action('confirmDelete'));
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    expect(Object.fromEntries(calls[0]?.parameters ?? [])).toMatchObject({ docs_type: 'payroll', payrolls_ids: '81' });
  });

  it('tells for each document what became of it, where it did not go well for all', async () => {
    const { calls, onDeleted, onPartlyDone } = await open([PAYMENT, REQUEST], dropPaymentDocuments, {
      '/drop_docs': verdicts(['9107', null], ['55', 'Немає такого документа']),
    });
    await userEvent.click(action('delete'));
    await userEvent.click(await waitFor(() => action('confirmDelete')));
    const lines = await waitFor(() => [...linesOf()]);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Платіж № 107'),
      expect.stringContaining('Заявка № 5'),
    ]);
    expect(Object.fromEntries(calls[0]?.parameters ?? [])).toMatchObject({ docs_type: 'pmt', pmt_ids: '9107,55' });
    expect(onPartlyDone).toHaveBeenCalledWith(['9107']);
    expect(onDeleted).not.toHaveBeenCalled();
  });
});

describe('what the bank does not do', () => {
  const SIGNED: Chosen = { ...PAYMENT, status: 3 };

  it.each([
    ['send', 'confirmSend', '/send_docs', 'pmtSendFailed', 'Документи не відправлено до банку'],
    ['unsign', 'confirmUnsign', '/unsign_doc', 'pmtUnsignFailed', 'Підписи не знято'],
  ] as const)('%s is told by its name, with the reason of each document', async (name, confirm, path, key, title) => {
    await open([SIGNED], dropPaymentDocuments, { [path]: verdicts(['9107', 'Немає такого документа']) });
    await userEvent.click(action(name));
    await userEvent.click(await waitFor(() => action(confirm)));
    await waitFor(() => expect(document.querySelector(`[data-problem="${key}"]`)).toHaveTextContent('Платіж № 107'));
    expect(document.querySelector('.ant-modal-confirm-title')).toHaveTextContent(title);
  });

  it('is told with what the bank says, when it refuses the call as a whole', async () => {
    const { notices } = await open([SIGNED], dropPaymentDocuments, {
      '/send_docs': { success: false, error: 'День закрито' },
    });
    await userEvent.click(action('send'));
    await userEvent.click(await waitFor(() => action('confirmSend')));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ kind: 'error', text: 'Документи не відправлено до банку. День закрито' });
  });
});

describe('sending', () => {
  const SIGNED: Chosen = { ...PAYMENT, status: 3 };

  it.each([
    ['undone', null, { kind: 'info', text: 'Відправлення скасовано: 1 документ лишається підписаним' }],
    ['too late', 'Пізно', { kind: 'error', text: 'Відправлення не скасовано. Документ або рахунок не знайдено' }],
  ] as const)('can be undone from its notice: %s', async (_, error, notice) => {
    const { calls, notices } = await open([SIGNED], dropPaymentDocuments, {
      '/send_docs': { ...verdicts(['9107', null]), undoable: ['9107'] },
      '/undo_send': verdicts(['9107', error]),
    });
    await userEvent.click(action('send'));
    await userEvent.click(await waitFor(() => action('confirmSend')));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success', next: { name: 'undoSend' } }]));
    notices[0]?.next?.run();
    await waitFor(() => expect(notices[1]).toEqual(notice));
    expect(calls.find(({ path }) => path === '/undo_send')?.parameters.get('pmt_ids')).toContain('9107');
  });

  it('of an instant payment, or to an older bank, offers nothing to undo', async () => {
    const { notices } = await open([SIGNED], dropPaymentDocuments, { '/send_docs': verdicts(['9107', null]) });
    await userEvent.click(action('send'));
    await userEvent.click(await waitFor(() => action('confirmSend')));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Відправлено 1 документ' }]));
  });
});

describe('signing', () => {
  const FIRST: Chosen = { ...PAYMENT, id: '9108', number: '108', status: 2 };
  const user = { ...SAMPLE_SESSION.user, signatureRight: 2 as const };
  it('sends what the user chose in the signing dialog, without asking again', async () => {
    const sign = jest.fn(() => Promise.resolve({ signed: ['9107', '9108'], send: ['9108'] }));
    const answers = { '/send_docs': verdicts(['9108', null]) };
    const { calls, notices } = await open([PAYMENT, FIRST], dropPaymentDocuments, answers, { session: { user }, sign });
    await userEvent.click(action('sign'));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(sign).toHaveBeenCalledWith(expect.anything(), { canSend: true });
    expect(notices[0]).toEqual({ kind: 'success', text: 'Відправлено 1 документ' });
    expect(calls.map(({ path }) => path)).toEqual(['/send_docs']);
    expect(calls[0]?.parameters.get('pmt_ids')).toContain('9108');
    expect(calls[0]?.parameters.get('pmt_ids')).not.toContain('9107');
  });

  it('sends nothing where the user chose to do it later, and says no more than the dialog', async () => {
    const sign = () => Promise.resolve({ signed: ['9108'], send: [] });
    const { calls, notices } = await open([FIRST], dropPaymentDocuments, {}, { session: { user }, sign });
    await userEvent.click(action('sign'));
    await waitFor(() => expect(action('sign')).not.toHaveClass('ant-btn-loading'));
    expect([calls, notices]).toEqual([[], []]);
  });

  it('tells how many are signed where nothing could be sent', async () => {
    const sign = () => Promise.resolve({ signed: ['9107'] });
    const { notices } = await open([PAYMENT], dropPaymentDocuments, {}, { session: { user }, sign });
    await userEvent.click(action('sign'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Підписано 1 документ' }]));
  });
});

function linesOf(): NodeListOf<HTMLElement> {
  const verdicts = document.querySelectorAll<HTMLElement>('.ncb-verdicts [data-row]');
  if (verdicts.length === 0) throw new Error('no verdicts yet');
  return verdicts;
}
