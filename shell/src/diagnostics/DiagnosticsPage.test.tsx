import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { REMOTE_CONTRACT_VERSION } from '@ncb/shared-kernel/remote-contract';
import { createFakeShell, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import type { RemoteReport, LoadReport } from '../federation';
import { createFakeLoader } from '../federation/testing';
import DiagnosticsPage from './DiagnosticsPage';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

const REMOTE: RemoteReport = {
  name: 'accounts',
  version: '1.2.10-abc',
  contract: '^1.2.0',
  state: 'loaded',
  reason: null,
  failedPage: null,
  loadMs: 120,
  errorCodes: [],
};
const FAILED: RemoteReport = {
  ...REMOTE,
  name: 'payments-uah',
  state: 'failed',
  reason: 'network',
  failedPage: 'miPmtJournal',
  loadMs: null,
  errorCodes: ['REMOTE-network-payments-uah'],
};
const SHARED = { name: 'react', version: '19.3.1', usedBy: ['ncb_accounts'] };
const REPORT: LoadReport = {
  remotes: [REMOTE, FAILED, { ...REMOTE, name: 'currency', state: 'pending', loadMs: null }],
  shared: [SHARED],
  registryRead: new Date('2026-06-29T07:15:00Z'),
};

function show(report: LoadReport = REPORT, readsRegistry: readonly boolean[] = []) {
  let present = report;
  const reads = [...readsRegistry];
  const loader = createFakeLoader({
    getRunning: () => ({ shell: '1.2.10-shell', remotes: new Map() }),
    report: () => present,
    discard: jest.fn(),
    registry: jest.fn(() => {
      if (reads.shift() !== false) present = REPORT;
      return Promise.resolve(null);
    }),
    load: jest.fn(() => {
      const again: RemoteReport = { ...FAILED, state: 'loaded', reason: null, failedPage: null, loadMs: 80 };
      present = { ...report, remotes: [REMOTE, again] };
      return Promise.resolve({ ok: false as const, fault: 'network' as const, remote: null });
    }),
  });
  const shell = createFakeShell({ answers: {}, parameters: { account: '7001', id: '9107' } });
  render(<DiagnosticsPage loader={loader} />, { wrapper: shell.Wrapper });
  return { ...shell, loader };
}

const row = (name: string) => {
  const row = document.querySelector<HTMLElement>(`[data-row="${name}"]`);
  if (!row) throw new Error(`no row ${name}`);
  return within(row);
};

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

describe('the diagnostics page', () => {
  it('shows of each remote the version, the contract range, the state with its reason, the load time and the last error', () => {
    show();
    expect(
      row('accounts')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([...['accounts', '1.2.10-abc', '^1.2.0', 'завантажено', '120 мс', '—', '']]);
    expect(
      row('payments-uah')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['payments-uah', '1.2.10-abc', '^1.2.0', 'не вдалосяREMOTE-network-payments-uah', '—'],
      ...['REMOTE-network-payments-uah', 'Спробувати ще раз'],
    ]);
    expect(row('currency').getByText('ще не відкривали')).toHaveAttribute('data-state', 'pending');
  });

  it('shows shell, contract, shared libraries, browser, window, language and when the registry was read', () => {
    show();
    const page = document.querySelector('[data-page="diagnostics"]');
    for (const text of ['1.2.10-shell', 'react 19.3.1', 'ncb_accounts', navigator.userAgent, '29.06.2026, 10:15:00'])
      expect(page).toHaveTextContent(text);
    expect(page).toHaveTextContent(`${innerWidth} × ${innerHeight}`);
    expect(page).not.toHaveTextContent('diagnostics.');
  });

  it('loads a failed remote again and shows how it stands then', async () => {
    const { loader } = show();
    await userEvent.click(row('payments-uah').getByRole('button'));
    expect(loader.load).toHaveBeenCalledWith('miPmtJournal');
    await waitFor(() => expect(row('payments-uah').getByText('завантажено')).toBeVisible());
    expect(row('payments-uah').queryByRole('button')).toBeNull();
  });

  it('gives up a page that fell over when it was shown before it loads it again', async () => {
    const { loader } = show({ ...REPORT, remotes: [{ ...FAILED, reason: 'render' }] });
    await userEvent.click(row('payments-uah').getByRole('button'));
    await waitFor(() => expect(loader.load).toHaveBeenCalledWith('miPmtJournal'));
    expect(loader.discard).toHaveBeenCalledWith('miPmtJournal');
  });

  it('reads the registry again when it could not be had', async () => {
    show({ remotes: null, shared: [], registryRead: null }, [false]);
    expect(await screen.findByRole('alert')).toHaveTextContent('REMOTE-registry');
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    await waitFor(() => expect(row('accounts').getByText('завантажено')).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opened by its address waits for the registry and tells of no failure before there is one', async () => {
    show({ ...REPORT, remotes: null, registryRead: null });
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(row('accounts').getByText('завантажено')).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('copies everything as text, and nothing of the person, the company, its accounts or the session', async () => {
    const user = userEvent.setup();
    const { notices } = show();
    sessionStorage.setItem('ncb.company', SAMPLE_SESSION.companyRef);
    await user.click(screen.getByRole('button', { name: /Скопіювати/ }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Скопійовано' }]));
    const text = await navigator.clipboard.readText();
    expect(text.split('\n').slice(1)).toEqual([
      `shell 1.2.10-shell, remote contract ${REMOTE_CONTRACT_VERSION}`,
      'registry read 2026-06-29T07:15:00.000Z',
      'remote accounts 1.2.10-abc, contract ^1.2.0: loaded, 120 ms',
      'remote payments-uah 1.2.10-abc, contract ^1.2.0: failed (network), errors REMOTE-network-payments-uah',
      'remote currency 1.2.10-abc, contract ^1.2.0: pending',
      'shared react 19.3.1, used by ncb_accounts',
      `browser ${navigator.userAgent}`,
      `window ${innerWidth} × ${innerHeight}, × ${devicePixelRatio}`,
      `language uk (${navigator.languages.join(', ')})`,
    ]);
    const personal = [...textsIn(SAMPLE_SESSION), '7001', '9107', location.href, document.cookie];
    // Shorter ones occur in the report by chance: the scheme `two` is part of `network`.
    const words = personal.filter((word) => word.length > 3);
    expect(words.length).toBeGreaterThan(8);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });

  it('shows the text to be copied by hand where pages may not use the clipboard', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const { notices } = show();
    await user.click(screen.getByRole('button', { name: /Скопіювати/ }));
    const textbox = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(textbox.value).toContain('remote accounts 1.2.10-abc');
    expect(notices).toEqual([]);
  });
});
