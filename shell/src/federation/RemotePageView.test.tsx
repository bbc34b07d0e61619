import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useLayoutEffect, useState } from 'react';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { loadShellTexts } from '../languages';
import type { PageLoader } from './create-page-loader';
import type { PageFault } from './load-log';
import type { PageOutcome } from './load-part';
import { RemotePageView } from './RemotePageView';
import type { StyleSheet } from './page-styles';
import { createFakeLoader } from './testing';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

const page = (Page: () => React.ReactNode, styles: StyleSheet | null = null): PageOutcome => ({
  ok: true,
  page: { Page, texts: { namespace: 'x', load: {} as never } },
  styles,
});

function loaderOf(...outcomes: PageOutcome[]): PageLoader {
  return createFakeLoader({
    noteCrash: jest.fn(),
    discard: jest.fn(),
    load: jest.fn(() =>
      Promise.resolve(outcomes.length > 1 ? (outcomes.shift() as PageOutcome) : (outcomes[0] as PageOutcome)),
    ),
  });
}

const FAULTS: PageFault[] = [
  'registry',
  'contract',
  'network',
  'missing',
  'format',
  'integrity',
  'code',
  'texts',
  'styles',
  'newerShell',
  'timeout',
  'render',
  'blocked',
];

describe('RemotePageView', () => {
  it('keeps the frame while a page waits for something of its own, and shows the page when that comes', async () => {
    let arrive: (text: string) => void = () => undefined;
    const balance = new Promise<string>((resolve) => (arrive = resolve));
    const loader = loaderOf(page(() => <p>Залишок {use(balance)}</p>));
    render(
      <>
        <p>Меню</p>
        <RemotePageView page="miAccountsAll" loader={loader} />
      </>,
    );
    expect(await screen.findByRole('status')).toBeVisible();
    expect(screen.getByText('Меню')).toBeVisible();
    await act(async () => {
      arrive('12,34');
      await balance;
    });
    expect(await screen.findByText('Залишок 12,34')).toBeVisible();
  });

  it.each(FAULTS)('tells the fault %s in words, with a code, and tries again', async (fault) => {
    const loader = loaderOf(
      { ok: false, fault, remote: 'accounts' },
      page(() => <p>Залишки</p>),
    );
    render(<RemotePageView page="miAccountsAll" loader={loader} />);
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent(`REMOTE-${fault}-accounts`);
    expect(card).not.toHaveTextContent('remotes.');
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Залишки')).toBeVisible();
  });

  it('tries again by itself where there is a network again', async () => {
    const loader = loaderOf(
      { ok: false, fault: 'network', remote: 'accounts' },
      page(() => <p>Залишки</p>),
    );
    render(<RemotePageView page="miAccountsAll" loader={loader} />);
    await screen.findByRole('alert');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Залишки')).toBeVisible();
  });

  it('offers no retry for a page that nobody serves', async () => {
    render(<RemotePageView page="x" loader={loaderOf({ ok: false, fault: 'notDeployed', remote: null })} />);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps an error thrown while a page renders in the page’s own place, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <p>Знову працює</p>;
    };
    const loader = loaderOf(page(Fragile));
    render(
      <>
        <p>Меню</p>
        <RemotePageView page="miAccountsAll" loader={loader} />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('REMOTE-render-miAccountsAll');
    expect(loader.noteCrash).toHaveBeenCalledWith('miAccountsAll');
    expect(screen.getByText('Меню')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Знову працює')).toBeVisible();
    expect(loader.discard).toHaveBeenCalledWith('miAccountsAll');
  });

  it('shows the page asked for last, also when an earlier one comes later', async () => {
    let finishSlow: (outcome: PageOutcome) => void = () => undefined;
    const loader = createFakeLoader({
      load: (name) =>
        name === 'slow' ? new Promise((resolve) => (finishSlow = resolve)) : Promise.resolve(page(() => <p>Швидка</p>)),
    });
    const { rerender } = render(<RemotePageView page="slow" loader={loader} />);
    rerender(<RemotePageView page="fast" loader={loader} />);
    expect(await screen.findByText('Швидка')).toBeVisible();
    finishSlow(page(() => <p>Повільна</p>));
    await Promise.resolve();
    expect(screen.queryByText('Повільна')).toBeNull();
  });

  it('shows a page that is loaded already at once, in place of the one before it, and tries it anew after a fault', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = false;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <p>Друга</p>;
    };
    const outcomes: Record<string, PageOutcome> = { first: page(() => <p>Перша</p>), second: page(Fragile) };
    const there = new Set(['first', 'second']);
    const loader = createFakeLoader({
      load: jest.fn((name: string) => Promise.resolve(outcomes[name] as PageOutcome)),
      getLoaded: (name) => (there.has(name) ? (outcomes[name] as PageOutcome) : null),
      discard: (name) => there.delete(name),
    });
    const { rerender } = render(<RemotePageView page="first" loader={loader} />);
    expect(screen.getByText('Перша')).toBeVisible();
    rerender(<RemotePageView page="second" loader={loader} />);
    expect(screen.getByText('Друга')).toBeVisible();
    expect(loader.load).not.toHaveBeenCalled();

    isBroken = true;
    rerender(<RemotePageView page="second" loader={loader} />);
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('REMOTE-render-second');
    isBroken = false;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Друга')).toBeVisible();
    expect(loader.load).toHaveBeenCalledTimes(1);
  });

  describe('and the style sheet of a remote', () => {
    const sheet = (name: string, active: Set<string>): StyleSheet => ({
      show: () => active.add(name),
      hide: () => active.delete(name),
    });
    const styled = (loaded: ReadonlySet<string> = new Set()) => {
      const active = new Set<string>();
      const [accounts, loans] = [sheet('accounts', active), sheet('loans', active)];
      function Measured({ title }: { title: string }) {
        const [counting, setCounting] = useState('');
        useLayoutEffect(() => setCounting([...active].join()), []);
        return (
          <p>
            {title}: {counting}
          </p>
        );
      }
      const outcomes: Record<string, PageOutcome> = {
        one: page(() => <Measured title="Перша" />, accounts),
        two: page(() => <Measured title="Друга" />, accounts),
        other: page(() => <Measured title="Інша" />, loans),
        plain: page(() => <p>Проста</p>),
        broken: { ok: false, fault: 'code', remote: 'broken' },
      };
      const loader = createFakeLoader({
        load: (name) => Promise.resolve(outcomes[name] as PageOutcome),
        getLoaded: (name) => (loaded.has(name) ? (outcomes[name] as PageOutcome) : null),
      });
      const { rerender, unmount } = render(<RemotePageView page="one" loader={loader} />);
      return { active, unmount, open: (name: string) => rerender(<RemotePageView page={name} loader={loader} />) };
    };

    it('which counts before the page is drawn, for all pages of the remote', async () => {
      const { open } = styled();
      expect(await screen.findByText('Перша: accounts')).toBeVisible();
      open('two');
      expect(await screen.findByText('Друга: accounts')).toBeVisible();
    });

    it.each([
      ['that is loaded first', new Set<string>()],
      ['that is there already', new Set(['other', 'one'])],
    ])('which goes when a page of another remote %s comes, and comes again with its own', async (_, loaded) => {
      const { open } = styled(loaded);
      await screen.findByText(/Перша/);
      open('other');
      expect(await screen.findByText('Інша: loans')).toBeVisible();
      open('one');
      expect(await screen.findByText('Перша: accounts')).toBeVisible();
    });

    it.each([
      ['plain', 'Проста'],
      ['broken', /REMOTE-code-broken/],
    ])('which goes when what comes has none: %s', async (name, text) => {
      const { open, active } = styled();
      await screen.findByText(/Перша/);
      open(name);
      await screen.findByText(text);
      expect([...active]).toEqual([]);
    });

    it('which goes with the place where pages are shown', async () => {
      const { unmount, active } = styled();
      await screen.findByText(/Перша/);
      unmount();
      expect([...active]).toEqual([]);
    });
  });
});
