import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import type { FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { journalRow } from '../../testing/journal-row';
import { action, field, openPage } from '../../testing/open-page';
import { DocumentPanel } from './DocumentPanel';

async function open(row: Partial<JournalRow>, options: Partial<FakeShellOptions> = {}) {
  const onDialog = jest.fn();
  const Panel = () => <DocumentPanel row={journalRow(row)} onDialog={onDialog} />;
  return { ...(await openPage(Panel, { answers: {}, ...options })), onDialog };
}

const linked = (...statuses: number[]) => ({
  '/get_linked_pmts': {
    success: true,
    payments: statuses.map((status_ref, index) => ({
      pmt_id: index,
      pmt_num: '1',
      pmt_date: '',
      status_ref,
      amount: '',
    })),
  },
});

describe('DocumentPanel', () => {
  it('tells the facts, a dash for what is not there', async () => {
    await open({ bankDocumentId: '4711' });
    expect(field('nopinf')).toHaveTextContent('4711');
    expect(field('confirm_date')).toHaveTextContent('—');
    expect(field('pay_purp')).toHaveTextContent('Оплата за товар, без ПДВ');
  });

  it('opens the document, its change and its copy', async () => {
    const { opened } = await open({ status: 0 });
    for (const name of ['open', 'change', 'copy']) await userEvent.click(action(name));
    expect(opened).toEqual([
      { page: 'miPmtUahNew', parameters: { id: '9107' } },
      { page: 'miPmtUahNew', parameters: { id: '9107', mode: 'change' } },
      { page: 'miPmtUahNew', parameters: { id: '9107', mode: 'copy' } },
    ]);
  });

  it('opens history and template over the page', async () => {
    const { onDialog } = await open({});
    await userEvent.click(action('history'));
    await userEvent.click(action('template'));
    expect(onDialog.mock.calls).toEqual([
      [{ kind: 'history', row: journalRow() }],
      [{ kind: 'template', row: journalRow() }],
    ]);
  });

  it('says why a button is off', async () => {
    await open({ status: 1 });
    expect(action('change')).toBeDisabled();
    expect(action('change')).toHaveAttribute('title', expect.stringContaining('доки його ніхто не підписав'));
  });

  describe('of a request to buy currency', () => {
    it('makes a hryvnia or a currency payment for it', async () => {
      const { opened, calls } = await open({ type: 3 }, { answers: linked(0, 5) });
      await userEvent.click(action('createPayment'));
      await waitFor(() => expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { cur_req_id: '9107' } }]));
      await userEvent.click(action('createCurrencyPayment'));
      await waitFor(() => expect(opened.at(-1)).toEqual({ page: 'miPmtCurNew', parameters: { cur_req_id: '9107' } }));
      expect(calls[0]?.parameters.get('request_ref')).toBe('9107');
    });

    it('neither changes nor pays it while the bank executes a payment for it', async () => {
      const { opened, notices } = await open({ type: 3, status: 0 }, { answers: linked(4) });
      await userEvent.click(action('change'));
      await waitFor(() => expect(notices).toHaveLength(1));
      expect(notices[0]).toMatchObject({ kind: 'warning', text: expect.stringContaining('уже виконує') });
      expect(opened).toEqual([]);
    });

    it('asks first when the bank has refused a payment for it', async () => {
      const { opened } = await open({ type: 3 }, { answers: linked(6) });
      await userEvent.click(action('createPayment'));
      await screen.findByText('Один із платежів за цією заявкою банк відхилив');
      expect(opened).toEqual([]);
      await userEvent.click(action('goOn'));
      await waitFor(() => expect(opened).toHaveLength(1));
    });

    it('opens nothing when the bank does not say what was paid', async () => {
      const { opened, notices } = await open(
        { type: 3 },
        { answers: { '/get_linked_pmts': { success: false, error: 'Ні' } } },
      );
      await userEvent.click(action('createPayment'));
      await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Ні' }]));
      expect(opened).toEqual([]);
    });
  });

  describe('the signed print', () => {
    const executed = { status: 5, confirmed: '2026-06-30T10:15:00' } as const;

    it('is the bank’s own file', async () => {
      const saved: Blob[] = [];
      URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
      URL.revokeObjectURL = () => undefined;
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const { calls } = await open(executed, { answers: { '/get_sdoc': { success: true, result: btoa('%PDF-1') } } });
      await userEvent.click(action('printSigned'));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect([saved[0]?.type, saved[0]?.size]).toEqual(['application/pdf', 6]);
      expect(calls[0]?.parameters.get('cdata')).toBe('{"id":"9107","type":1}');
    });

    it('says so when what came is no file', async () => {
      const { notices } = await open(executed, { answers: { '/get_sdoc': { success: true, result: '§' } } });
      await userEvent.click(action('printSigned'));
      await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    });
  });
});
