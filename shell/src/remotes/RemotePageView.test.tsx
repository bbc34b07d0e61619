import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { loadShellTexts } from '../languages/shell-texts';
import type { PageFault, PageLoader, PageOutcome } from './loader';
import { RemotePageView } from './RemotePageView';
import { loaderWith } from './testing';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

const page = (Page: () => React.ReactNode): PageOutcome => ({
  ok: true,
  page: { Page, texts: { namespace: 'x', load: {} as never } },
});

function loaderOf(...outcomes: PageOutcome[]): PageLoader {
  return loaderWith({
    crashed: jest.fn(),
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
  'format',
  'integrity',
  'code',
  'texts',
  'timeout',
  'render',
];

describe('RemotePageView', () => {
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
    expect(loader.crashed).toHaveBeenCalledWith('miAccountsAll');
    expect(screen.getByText('Меню')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Знову працює')).toBeVisible();
    expect(loader.discard).toHaveBeenCalledWith('miAccountsAll');
  });

  it('shows the page asked for last, also when an earlier one comes later', async () => {
    let finishSlow: (outcome: PageOutcome) => void = () => undefined;
    const loader = loaderWith({
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
});
