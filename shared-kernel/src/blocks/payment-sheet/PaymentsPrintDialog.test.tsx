import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { printing } from '../../print';
import { action, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { printingTexts } from '../printing';
import { PaymentsPrintDialog, paymentSheetTexts } from '.';

jest.mock('../../print', () => ({ printing: { documents: jest.fn() } }));
const print = jest.mocked(printing.documents);

const FILE = { bytes: Uint8Array.of(37, 80, 68, 70), pages: 1, missing: [] };
const PAYMENT = {
  pmt_id: '9107',
  pmt_num: '107',
  pmt_date: '30.06.2026',
  val_date: '',
  acn_id: '7001',
  acnt_co: 'UA263052990000026006999000301',
  name_co: 'ТОВ «Світанок Постач»',
  okpo_co: '92000019',
  is_resident: 1,
  has_code: 1,
  amount: '100.50',
  pay_purp: 'Оплата за товар, без ПДВ',
  pmt_type: 1,
  status: 0,
  version: 1,
  acnt_c: 'UA603516070000026003999000001',
  sim_cur: 'UAH',
  user_name: 'Тестенко І. П.',
  reason: '',
  time_e: '',
  signatures: [],
};
const FORM = { success: true, clntShortName: 'ТОВ «Калинова Брама»', clntCode: '91000017' };
const ANSWERS = {
  '/bank_info': { success: true, bank_name: 'АТ «Тестовий»' },
  '/get_pmt_info': { success: true, pmt_info: PAYMENT },
  '/get_cert_num': { success: true, cert: '2fb1a0c9' },
  '/get_clnt_form': FORM,
};
const DOCUMENTS = [{ id: '9107', number: '107/а', type: 1 }] as const;

function open(answers: WireAnswers = ANSWERS) {
  const Page = () => <PaymentsPrintDialog documents={DOCUMENTS} onClose={() => undefined} />;
  return openPage({ Page, texts: [paymentSheetTexts, printingTexts] }, { answers });
}

const isReady = () => waitFor(() => expect(action('savePdf')).toBeEnabled());

describe('PaymentsPrintDialog', () => {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:paper');
    URL.revokeObjectURL = jest.fn();
    print.mockReturnValue({ outcome: Promise.resolve({ kind: 'done', file: FILE }), cancel: jest.fn() });
  });

  it('prints the document as the bank has it now, in the language of the screen', async () => {
    await open();
    await isReady();
    expect(print.mock.calls[0]?.slice(0, 2)).toEqual([
      [
        {
          kind: 'payment',
          payment: expect.objectContaining({
            number: '107',
            payer: expect.objectContaining({ code: '91000017', bankName: 'Тестовий банк' }),
            receiver: expect.objectContaining({ bankCode: '305299', bankName: 'АТ «Тестовий»' }),
            bankCertificate: '2fb1a0c9',
          }),
        },
      ],
      { language: 'ua', day: '2026-07-01' },
    ]);
    expect(screen.getByText('Файл готовий: 1 сторінка')).toBeVisible();
  });

  it('asks for the number of a document that the bank has received, and for none of a draft', async () => {
    const issued = { pmt_id: '9107', prn_num: '7KQ2-M9XA-R4TD-3WEH', verify_url: 'https://bank/verify' };
    const { calls } = await open({
      ...ANSWERS,
      '/get_pmt_info': { success: true, pmt_info: { ...PAYMENT, status: 5 } },
      '/issue_printouts': { success: true, printouts: [{ ...issued, amount: '100.50', sim_cur: 'UAH' }] },
    });
    await isReady();
    const [request] = calls.filter(({ path }) => path === '/issue_printouts');
    expect(JSON.parse(request?.parameters.get('pmt_ids') ?? '')).toEqual([{ id: '9107', type: 1 }]);
    expect(print.mock.lastCall?.[0]).toMatchObject([{ payment: { reference: { number: '7KQ2-M9XA-R4TD-3WEH' } } }]);
  });

  it('prints nothing without the number of a received document', async () => {
    const refused = { success: false, error: 'Забагато запитів.', error_code: 'tooManyRequests' };
    print.mockClear();
    await open({
      ...ANSWERS,
      '/get_pmt_info': { success: true, pmt_info: { ...PAYMENT, status: 4 } },
      '/issue_printouts': refused,
    });
    await waitFor(() => expect(screen.getByText(/Забагато запитів/)).toBeVisible());
    expect(print).not.toHaveBeenCalled();
  });

  it('prints a currency payment on its own paper, which has one language', async () => {
    const currency = {
      ...PAYMENT,
      pmt_num: '48',
      doc_date: '15.07.2026',
      pmt_type: 2,
      cur_ref: '978',
      sim_cur: 'EUR',
      acnt_co: 'DE89370400440532013000',
      fee_type: 'SHA',
      contracts: ['31'],
      contracts_amounts: ['100.50'],
    };
    const contract = {
      contract_id: '31',
      contract_num: 'EXP-2026/01',
      start_date: '10.01.2026',
      end_date: '',
      amount: '1.00',
      rest: '1.00',
      cur_ref: '978',
      sim_cur: 'EUR',
      partner: 'TEST HANDEL GMBH',
    };
    const Page = () => (
      <PaymentsPrintDialog documents={[{ id: '48', number: '48', type: 2 }]} onClose={() => undefined} />
    );
    await openPage(
      { Page, texts: [paymentSheetTexts, printingTexts] },
      {
        answers: {
          ...ANSWERS,
          '/get_pmt_info': { success: true, pmt_info: currency },
          '/get_contracts': { success: true, contracts: [contract] },
        },
      },
    );
    await isReady();
    expect(print.mock.lastCall?.[0]).toMatchObject([
      { kind: 'form', form: { title: 'Платіжна інструкція в іноземній валюті № 48 від 15.07.2026' } },
    ]);
    expect(JSON.stringify(print.mock.lastCall?.[0])).toContain('№ EXP-2026/01, TEST HANDEL GMBH: 100.50 EUR');
    expect(document.querySelector('[data-field="print_language"]')).toBeNull();
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
});
