import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { NbuQr } from '@ncb/shared-kernel/domain/nbu-qr';
import { writeNbuQr, SAMPLE_QR } from '@ncb/shared-kernel/domain/nbu-qr/testing';
import type { FoundRequisites } from '@ncb/shared-kernel/domain/requisites';
import type { QrOutcome, QrReader } from '@ncb/shared-kernel/files/qr';
import { action, field, openPage } from '../../testing/open-page';
import type { PaymentValues } from '../payment';
import { FillFromButton } from '.';
import { FillFromDialog } from './FillFromDialog';

const SVITANOK = 'UA263052990000026006999000301';
const MLYN = 'UA913516070000026006999000020';
const INVOICE = `Постачальник: ТОВ «Світанок Постач»
р/р ${SVITANOK}, ЄДРПОУ 92000019
Рахунок на оплату № 12 від 12 липня 2026 р.
Всього з ПДВ: 1 200,00 грн, у т.ч. ПДВ 200,00`;
const TERMED_QR: NbuQr = { ...SAMPLE_QR, version: '003', category: 'SUPP/SUPP' };
const LINK = writeNbuQr({ ...SAMPLE_QR, amount: '120.00', purpose: 'Борошно' }, { encoding: 'windows-1251' });

async function open(outcome: QrOutcome = { kind: 'noCode' }) {
  const filled: FoundRequisites[] = [];
  const reader = { readFile: jest.fn(), readFrame: jest.fn(), close: jest.fn() } satisfies QrReader;
  reader.readFile.mockResolvedValue(outcome);
  reader.readFrame.mockResolvedValue(outcome);
  const Page = () => (
    <FillFromDialog
      onFill={(values) => filled.push(values)}
      onClose={() => undefined}
      openReader={() => Promise.resolve(reader)}
    />
  );
  await openPage(Page, { answers: {} });
  await waitFor(() => field('fillFromText'));
  return { filled, reader };
}

const paste = (text: string) => fireEvent.change(field('fillFromText'), { target: { value: text } });
const box = (name: string) => waitFor(() => field(`found-${name}`));
const file = new File(['x'], 'qr.png', { type: 'image/png' });

describe('filling from a text', () => {
  it('shows what was found, line by line, and fills what stays ticked', async () => {
    const { filled } = await open();
    paste(INVOICE);
    expect((await box('name_co')).closest('li')).toHaveTextContent('Отримувач: ТОВ «Світанок Постач»');
    expect(field('found-vat').closest('li')?.textContent.replaceAll('\u00a0', ' ')).toBe('ПДВ: 20 % – 200,00 ₴');
    expect(field('foundInvoice')).toHaveTextContent('Рахунок на оплату № 12 від 12.07.2026');
    fireEvent.click(field('found-name_co'));
    fireEvent.click(action('fill'));
    expect(filled).toEqual([
      {
        creditIban: SVITANOK,
        receiverCode: '92000019',
        amount: '1200.00',
        isVatIncluded: true,
        vatRate: '20',
        purpose: 'Оплата за рахунком № 12 від 12.07.2026, у т.ч. ПДВ 20 % – 200,00 грн.',
      },
    ]);
  });

  it('asks which of several accounts is meant', async () => {
    const { filled } = await open();
    paste(`${SVITANOK}\n${MLYN}`);
    await box('acnt_co');
    fireEvent.click(screen.getByRole('radio', { name: 'UA91 3516 0700 0002 6006 9990 0002 0' }));
    fireEvent.click(action('fill'));
    expect(filled).toEqual([{ creditIban: MLYN }]);
  });

  it('begins anew with another text', async () => {
    await open();
    paste(INVOICE);
    fireEvent.click(await box('amount'));
    paste(`${INVOICE} `);
    await waitFor(() => expect(field('found-amount')).toBeChecked());
  });

  it('in which nothing is says so and fills nothing', async () => {
    await open();
    expect(action('fill')).toBeDisabled();
    paste('Добрий день');
    await waitFor(() => expect(document.querySelector('[data-problem="nothingFound"]')).toBeInTheDocument());
    expect(action('fill')).toBeDisabled();
  });

  it('with a mistake in the account names it', async () => {
    await open();
    paste(SVITANOK.replace('301', '311'));
    expect(await screen.findByText(/UA263052990000026006999000311 помилка/)).toBeInTheDocument();
  });

  it('of a damaged code of the National Bank says what is wrong with it', async () => {
    await open();
    paste('https://bank.gov.ua/qr/QkNECjAwOQoxClVDVAoKVE9W');
    expect(await screen.findByText('Невідома версія коду НБУ')).toBeInTheDocument();
  });

  it('of a code whose time is over fills nothing and names its end', async () => {
    await open();
    const code = { ...TERMED_QR, validUntil: '2026-06-30T23:59:59' };
    paste(writeNbuQr(code, { encoding: 'utf-8' }));
    expect(await screen.findByText('Код діяв до 30.06.2026 23:59. Попросіть в отримувача новий')).toBeInTheDocument();
    expect(action('fill')).toBeDisabled();
    paste(writeNbuQr({ ...code, validUntil: '2026-07-01T23:59:59' }, { encoding: 'utf-8' }));
    await box('acnt_co');
  });

  it.each([
    ['FEFF', 'Отримувач просить не змінювати: отримувач, рахунок, код, призначення'],
    ['LOCK', 'У коді є невідоме обмеження змін. Перед змінами запитайте отримувача'],
  ])('of a code with the locks %s and the instant function says so', async (lockMask, said) => {
    await open();
    paste(writeNbuQr({ ...TERMED_QR, lockMask, transfer: 'ICT' }, { encoding: 'utf-8' }));
    await box('acnt_co');
    expect([...field('codeTerms').children].map(({ textContent }) => textContent)).toEqual([
      'Отримувач просить миттєвий платіж: оберіть його під сумою',
      said,
    ]);
  });
});

describe('filling from a picture', () => {
  it.each([
    ['chosen', () => fireEvent.change(field('picture'), { target: { files: [file] } })],
    ['dropped', () => fireEvent.drop(field('fillFromText'), { dataTransfer: { files: [file], getData: () => '' } })],
    ['pasted', () => fireEvent.paste(field('fillFromText'), { clipboardData: { files: [file], getData: () => '' } })],
  ])('that is %s shows what its code says', async (_, give) => {
    const { filled, reader } = await open({ kind: 'read', text: LINK });
    give();
    fireEvent.click(await waitFor(() => box('pay_purp')));
    fireEvent.click(action('fill'));
    expect(reader.readFile).toHaveBeenCalledWith(file);
    expect(filled).toEqual([
      { creditIban: SVITANOK, receiverCode: '92000019', receiverName: 'ТОВ «Світанок Постач»', amount: '120.00' },
    ]);
  });

  it.each(['noCode', 'noPicture', 'tooLarge', 'failed'] as const)('with the outcome %s says so', async (kind) => {
    await open({ kind });
    fireEvent.change(field('picture'), { target: { files: [file] } });
    await waitFor(() => expect(document.querySelector(`[data-problem="${kind}"]`)).toBeInTheDocument());
  });

  it('takes the text where a spreadsheet copied both', async () => {
    const { reader } = await open();
    fireEvent.paste(field('fillFromText'), { clipboardData: { files: [file], getData: () => 'A1' } });
    expect(reader.readFile).not.toHaveBeenCalled();
  });
});

describe('the camera', () => {
  const track = { stop: jest.fn() };
  const getUserMedia = jest.fn();
  beforeEach(() => {
    getUserMedia.mockResolvedValue({ getTracks: () => [track] });
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
    Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({}) });
    Object.assign(HTMLVideoElement.prototype, { play: () => Promise.resolve() });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

  it('is asked for on a click only, looks until it sees a code, and goes off', async () => {
    const { reader } = await open({ kind: 'noCode' });
    expect(getUserMedia).not.toHaveBeenCalled();
    fireEvent.click(action('startCamera'));
    await waitFor(() => expect(reader.readFrame.mock.calls.length).toBeGreaterThan(1));
    reader.readFrame.mockResolvedValue({ kind: 'read', text: LINK });
    await box('acnt_co');
    expect(track.stop).toHaveBeenCalled();
    expect(document.querySelector('video')).toBeNull();
  });

  it('goes off when it is stopped', async () => {
    const { reader } = await open({ kind: 'noCode' });
    fireEvent.click(action('startCamera'));
    await waitFor(() => expect(reader.readFrame).toHaveBeenCalled());
    fireEvent.click(action('stopCamera'));
    expect(track.stop).toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'failed'],
  ])('that answers %s is told as %s', async (name, fault) => {
    getUserMedia.mockRejectedValue(new DOMException('', name));
    await open();
    fireEvent.click(action('startCamera'));
    await waitFor(() => expect(document.querySelector(`[data-problem="${fault}"]`)).toBeInTheDocument());
  });
});

describe('the button', () => {
  it('opens the dialog, and closes it when something was filled in', async () => {
    const filled: Partial<PaymentValues>[] = [];
    await openPage(() => <FillFromButton onFill={(values) => filled.push(values)} />, { answers: {} });
    fireEvent.click(action('fillFrom'));
    await waitFor(() => field('fillFromText'));
    paste(SVITANOK);
    await box('acnt_co');
    fireEvent.click(action('fill'));
    expect(filled).toEqual([{ creditIban: SVITANOK }]);
    await waitFor(() =>
      expect(document.querySelector('.ant-modal-wrap:not(.ant-zoom-leave) [data-field="fillFromText"]')).toBeNull(),
    );
  });
});
