import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { printing } from '../../print';
import { action, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { printingTexts } from '../printing';
import { SwiftCopyDialog, swiftCopyTexts, useSaveSwiftXml } from '.';

jest.mock('../../print', () => ({ printing: { documents: jest.fn() } }));
const print = jest.mocked(printing.documents);

const UETR = '7f3c1a52-9b0e-4d66-8a41-c2e05fb7d913';
const PAYMENT = {
  pmt_id: '48',
  pmt_num: '48',
  doc_date: '15.07.2026',
  val_date: '',
  cur_ref: '978',
  sim_cur: 'EUR',
  acn_id: '7003',
  acnt_c: 'UA603516070000026003999000001',
  amount: '1200.00',
  pmt_type: 2,
  status: 5,
  version: 1,
  user_name: '',
  reason: '',
  time_e: '15.07.2026 11:20:00',
  fee_type: 'BEN',
  bank_fee: { fee_mode: 'withhold', fee_amount: '20.00', fee_cur: 'EUR', fee_acnt: '' },
  cur_pmt_type: 'ext',
  name_co: 'TEST HANDEL GMBH',
  acnt_co: 'DE89370400440532013000',
  ben_country: '276',
  ben_addr: 'Teststrasse 3, 10115 Berlin',
  ben_bank_swift: 'DEUTDEFF',
  ben_bank_cntry: '276',
  pay_purp: 'GOODS',
  uetr: UETR,
};
const ANSWERS = {
  '/get_clnt_form': {
    success: true,
    clntShortName: 'ТОВ «Калинова Брама»',
    clntCode: '91000017',
    clntAddress: 'м. Київ, вул. Вигадана, 10',
  },
  '/get_pmt_info': { success: true, pmt_info: PAYMENT },
};
const ROW = { id: '48', number: '48/а' };

function Page() {
  const saveXml = useSaveSwiftXml();
  return (
    <>
      <Button onClick={() => void saveXml(ROW)} data-action="swiftXml">
        XML
      </Button>
      <SwiftCopyDialog payment={ROW} onClose={() => undefined} />
    </>
  );
}

const open = (answers: WireAnswers = ANSWERS) =>
  openPage({ Page, texts: [swiftCopyTexts, printingTexts] }, { answers });

/** Reads a blob: jsdom supports no other way. */
function textOf(content: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(content);
  });
}

describe('the copy of a SWIFT message', () => {
  const saved: { name: string; content: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | null = null;
    URL.createObjectURL = (content: Blob) => {
      last = content;
      return 'blob:copy';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (last) saved.push({ name: this.download, content: last });
    });
    const file = { bytes: Uint8Array.of(37), pages: 1, missing: [] };
    print.mockReturnValue({ outcome: Promise.resolve({ kind: 'done', file }), cancel: jest.fn() });
  });

  it('is printed field by field, without signatures', async () => {
    await open();
    await waitFor(() => expect(action('savePdf')).toBeEnabled());
    expect(print.mock.lastCall?.[0]).toMatchObject([
      { kind: 'form', form: { title: 'Копія повідомлення SWIFT: платіж № 48 від 15.07.2026', signed: null } },
    ]);
    const text = JSON.stringify(print.mock.lastCall?.[0]);
    for (const part of [UETR, "TOV 'Kalynova Brama'", 'EUR 1180.00', 'CRED', '10115, Berlin'])
      expect(text).toContain(part);
    await userEvent.click(action('savePdf'));
    expect(saved.map(({ name }) => name)).toEqual(['swift-48_а.pdf']);
  });

  it('is saved as pacs.008 with the number that other banks know the payment by', async () => {
    await open();
    await userEvent.click(action('swiftXml'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect([saved[0]?.name, saved[0]?.content.type]).toEqual(['pacs008-48_а.xml', 'application/xml']);
    const xml = await textOf(saved[0]?.content ?? new Blob());
    expect(xml).toContain(`<UETR>${UETR}</UETR>`);
    expect(xml).toContain('<CreDtTm>2026-07-15T11:20:00+03:00</CreDtTm>');
  });

  it('tells the bank’s words when the payment is not given', async () => {
    const { notices } = await open({ ...ANSWERS, '/get_pmt_info': { success: false, error: 'Не знайдено' } });
    await userEvent.click(action('swiftXml'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Не знайдено' }]));
  });
});
