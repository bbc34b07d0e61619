import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outcome } from '../../api/client';
import type { PrintOptions, PrintOutcome, PrintWork } from '../../print';
import { action, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { PrintDialog, printingTexts, type PrintJob } from '.';

// Only the job prints; the dialog needs no printing worker.
jest.mock('../../print', () => ({ printing: {} }));

const FILE = { bytes: Uint8Array.of(37, 80, 68, 70), pages: 1, missing: [] };
const PAPERS = ['a paper'];
const collect = jest.fn<Promise<Outcome<readonly string[]>>, []>();
const print = jest.fn<PrintWork, [papers: readonly string[], options: PrintOptions]>();

const JOB: PrintJob<readonly string[]> = {
  title: 'Папери',
  fileName: 'papers-107_а',
  hasLanguages: true,
  collect: () => collect(),
  print: (_, papers, options) => print(papers, options),
};

function printer(outcome: Promise<PrintOutcome>): jest.Mock {
  const cancel = jest.fn();
  print.mockReturnValue({ outcome, cancel });
  return cancel;
}

function open({ job = JOB, onClose = jest.fn() } = {}) {
  const Page = () => <PrintDialog job={job} onClose={onClose} />;
  return openPage({ Page, texts: printingTexts }, { answers: {} });
}

const isReady = () => waitFor(() => expect(action('savePdf')).toBeEnabled());

describe('PrintDialog', () => {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:paper');
    URL.revokeObjectURL = jest.fn();
    collect.mockResolvedValue({ ok: true, value: PAPERS });
    printer(Promise.resolve({ kind: 'done', file: FILE }));
  });

  it('prints the papers that the job brings, in the language of the screen', async () => {
    await open();
    await isReady();
    expect(print.mock.calls).toEqual([[PAPERS, { language: 'ua', day: '2026-07-01' }]]);
    expect(screen.getByText('Файл готовий: 1 сторінка')).toBeVisible();
  });

  it('prints again in another language and collects nothing more', async () => {
    await open();
    await isReady();
    await userEvent.click(screen.getByLabelText('English'));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(print.mock.calls[1]?.[1].language).toBe('en');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it('asks for no language where the paper has only that of the screen', async () => {
    await open({ job: { ...JOB, hasLanguages: false } });
    await isReady();
    expect(screen.queryByLabelText('English')).toBeNull();
  });

  it('saves the file under the name that the job gives', async () => {
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
      expect((this as HTMLAnchorElement).download).toBe('papers-107_а.pdf');
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

  it('shows why the papers could not be collected and asks again', async () => {
    collect.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } });
    await open();
    const again = await screen.findByRole('button', { name: 'Спробувати ще раз' });
    expect(action('savePdf')).toBeDisabled();
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
    await open({ onClose });
    await userEvent.click(action('cancelPrint'));
    expect(onClose).toHaveBeenCalled();
  });
});
