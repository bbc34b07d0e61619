import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { loadShellTexts } from '../languages';
import { createUnsavedWork } from '../unsaved';
import { UpdateBadge } from './UpdateBadge';
import { IDLE_BEFORE_UPDATE_MS, useUpdate } from './use-update';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
const turn = (to: DocumentVisibilityState) =>
  act(() => {
    visibility = to;
    document.dispatchEvent(new Event('visibilitychange'));
  });
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
});
afterEach(() => jest.useRealTimers());

function show({ isNewer = true, isBusy = false } = {}) {
  const work = createUnsavedWork();
  const reload = jest.fn();
  const saveDrafts = jest.fn(() => Promise.resolve());
  let tell: () => void = () => undefined;
  const watch = {
    isNewer: () => isNewer,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
    start: () => () => undefined,
  };
  const onRender = jest.fn();
  function Place({ busy }: { busy: boolean }) {
    onRender();
    const update = useUpdate({ watch, work, isBusy: busy, saveDrafts, reload });
    return (
      <>
        <UpdateBadge isNewer={update.isNewer} onTake={update.take} />
        {update.question}
      </>
    );
  }
  const { rerender } = render(<Place busy={isBusy} />);
  return {
    work,
    reload,
    saveDrafts,
    onRender,
    setBusy: (busy: boolean) => rerender(<Place busy={busy} />),
    appear: () =>
      act(() => {
        isNewer = true;
        tell();
      }),
  };
}

const badge = () => document.querySelector('[data-action="update"]');
const press = (name: string) => {
  const button = document.querySelector(`[data-action="${name}"]`);
  if (!button) throw new Error(`no ${name}`);
  fireEvent.click(button);
};

describe('a newer version', () => {
  it('draws nothing anew at the first letter of a form while there is none, and knows of the form once it is there', () => {
    const { work, onRender, appear, reload } = show({ isNewer: false });
    onRender.mockClear();
    act(() => void work.hold('Новий платіж'));
    expect(onRender).not.toHaveBeenCalled();
    appear();
    press('update');
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText(/Новий платіж/)).toBeInTheDocument();
  });

  it('is shown by a quiet badge, announced once, and not before it is there', () => {
    const { appear } = show({ isNewer: false });
    expect(badge()).toBeNull();
    appear();
    expect(screen.getByRole('status')).toContainElement(badge() as HTMLElement);
    expect(badge()).toHaveAttribute('aria-label', 'Готова нова версія. Натисніть, щоб оновити');
  });

  it('is taken at once when nothing is unsaved', () => {
    const { reload } = show();
    press('update');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks first when something is unsaved, and names the screen', async () => {
    const { work, reload } = show();
    act(() => void work.hold('Новий платіж'));
    press('update');
    await passes(0);
    expect(document.querySelector('[data-dialog="leave"]')).toHaveTextContent('Новий платіж');
    press('stay');
    await passes(IDLE_BEFORE_UPDATE_MS);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps the drafts before it is taken although something is unsaved, and asks nothing more', async () => {
    const { work, reload, saveDrafts } = show();
    act(() => void work.hold('Новий платіж'));
    press('update');
    reload.mockImplementation(() => expect(work.titles()).toEqual([]));
    press('leave');
    await passes(0);
    expect(saveDrafts.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits until the work is saved when the user wants that', async () => {
    const { work, reload } = show();
    let release: () => void = () => undefined;
    act(() => void (release = work.hold('Новий платіж')));
    press('update');
    press('later');
    await passes(IDLE_BEFORE_UPDATE_MS);
    expect(reload).not.toHaveBeenCalled();
    act(() => release());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the end of an open signing dialog', () => {
    const { reload, setBusy } = show({ isBusy: true });
    press('update');
    expect(reload).not.toHaveBeenCalled();
    setBusy(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('comes by itself only into a tab that has been hidden for five minutes', async () => {
    const { reload } = show();
    await passes(3 * IDLE_BEFORE_UPDATE_MS);
    expect(reload).not.toHaveBeenCalled();
    turn('hidden');
    await passes(IDLE_BEFORE_UPDATE_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await passes(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('begins to count anew when the tab was looked at in between', async () => {
    const { reload } = show();
    turn('hidden');
    await passes(IDLE_BEFORE_UPDATE_MS - 20_000);
    turn('visible');
    turn('hidden');
    await passes(IDLE_BEFORE_UPDATE_MS - 20_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['something is unsaved', { isBusy: false, holds: true }],
    ['a dialog is open', { isBusy: true, holds: false }],
  ])('never comes by itself while %s', async (_, { isBusy, holds }) => {
    const { work, reload } = show({ isBusy });
    if (holds) act(() => void work.hold('Новий платіж'));
    turn('hidden');
    await passes(3 * IDLE_BEFORE_UPDATE_MS);
    expect(reload).not.toHaveBeenCalled();
  });
});
