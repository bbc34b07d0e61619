import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { printing, type PrintOutcome, type PrintWork } from '@ncb/shared-kernel/print';
import type { FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { NOTHING_KNOWN, PAYMENT } from '../../testing/answers';
import { action, openPage } from '../../testing/open-page';
import { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';

jest.mock('@ncb/shared-kernel/print', () => ({ printing: { payments: jest.fn(), list: jest.fn() } }));
const print = jest.mocked(printing.payments);

const FILE = { bytes: Uint8Array.of(37, 80, 68, 70), pages: 1, missing: [] };
const FORM = { success: true, clntShortName: 'ТОВ «Калинова Брама»', clntCode: '91000017' };
const ANSWERS = {
  ...NOTHING_KNOWN,
  '/get_pmt_info': { success: true, pmt_info: PAYMENT },
  '/get_cert_num': { success: true, cert: '2fb1a0c9' },
  '/get_clnt_form': FORM,
};
const DOCUMENTS = [{ id: '9107', number: '107/а' }];

function printer(outcome: Promise<PrintOutcome>): jest.Mock {
  const cancel = jest.fn();
  print.mockReturnValue({ outcome, cancel } satisfies PrintWork);
  return cancel;
}

function open(answers: FakeShellOptions['answers'] = ANSWERS, onClose = jest.fn()) {
  return openPage(() => <PaymentsPrintDialog documents={DOCUMENTS} onClose={onClose} />, {
    answers,
  });
}

const isReady = () => waitFor(() => expect(action('savePdf')).toBeEnabled());

describe('PrintDialog', () => {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:paper');
    URL.revokeObjectURL = jest.fn();
    printer(Promise.resolve({ kind: 'done', file: FILE }));
  });

  it('prints the document as the bank has it now, in the language of the screen', async () => {
    await open();
    await isReady();
    expect(print.mock.calls[0]?.slice(0, 2)).toEqual([
      [
        expect.objectContaining({
          number: '107',
          payer: expect.objectContaining({ code: '91000017', bankName: 'Тестовий банк' }),
          receiver: expect.objectContaining({ bankCode: '305299', bankName: 'АТ «Тестовий»' }),
          bankCertificate: '2fb1a0c9',
        }),
      ],
      { language: 'ua', day: '2026-07-01' },
    ]);
    expect(screen.getByText('Файл готовий: 1 сторінка')).toBeVisible();
  });

  it('prints again in another language and asks the bank nothing more', async () => {
    const { calls } = await open();
    await isReady();
    const asked = calls.length;
    await userEvent.click(screen.getByLabelText('English'));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(print.mock.calls[1]?.[1].language).toBe('en');
    expect(calls).toHaveLength(asked);
  });

  it('saves the file under the document’s number, without what no file name may have', async () => {
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
      expect((this as HTMLAnchorElement).download).toBe('platizhna-instruktsiia-107_а.pdf');
    });
    await open();
    await isReady();
    await userEvent.click(action('savePdf'));
    expect(clicked).toHaveBeenCalledTimes(1);
    clicked.mockRestore();
  });

  it('opens the file in a tab, and says so where the browser does not', async () => {
    const tab = jest.spyOn(window, 'open').mockReturnValueOnce(window).mockReturnValueOnce(null);
    const { notices } = await open();
    await isReady();
    await userEvent.click(action('openPdf'));
    expect(notices).toEqual([]);
    await userEvent.click(action('openPdf'));
    expect(notices).toEqual([{ kind: 'warning', text: expect.stringContaining('не дозволив') }]);
    expect(tab).toHaveBeenCalledWith('blob:paper', '_blank');
    tab.mockRestore();
  });

  it('warns of characters that the paper does not show', async () => {
    printer(Promise.resolve({ kind: 'done', file: { ...FILE, missing: ['中'] } }));
    await open();
    expect(await screen.findByText(/замість них стоять знаки питання: 中/)).toBeVisible();
  });

  it('shows what the bank refused and asks again', async () => {
    let isDown = true;
    const answer = () => (isDown ? { success: false, error: 'Ні', error_code: 'notFound' } : ANSWERS['/get_pmt_info']);
    await open({ ...ANSWERS, '/get_pmt_info': answer });
    const again = await screen.findByRole('button', { name: 'Спробувати ще раз' });
    expect(action('savePdf')).toBeDisabled();
    isDown = false;
    await userEvent.click(again);
    await isReady();
  });

  it('says that the file could not be made', async () => {
    printer(Promise.resolve({ kind: 'failed', reason: 'out of memory' }));
    await open();
    expect(await screen.findByText(/Файл не створено/)).toBeVisible();
  });

  it('offers to cancel while it prints', async () => {
    printer(new Promise(() => undefined));
    const onClose = jest.fn();
    await open(ANSWERS, onClose);
    await userEvent.click(action('cancelPrint'));
    expect(onClose).toHaveBeenCalled();
  });
});
