import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { PageGuard } from '../federation';
import { createFakeLoader } from '../federation/testing';
import { PanelGuard } from './PanelGuard';
import { BLOCKED_LIMIT, useBlocked } from './use-blocked';
import { useRemoteErrors } from './use-remote-errors';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

function Leaving() {
  useEffect(
    () => () => {
      throw new Error('cleanup');
    },
    [],
  );
  return <p>Перша</p>;
}

function Second() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Друга {count}</button>;
}

function Broken(): never {
  throw new Error('broken');
}

describe('the guard that stays', () => {
  const frame = (pageKey: string, onError: () => void, child: React.ReactNode) => (
    <>
      <p>Меню</p>
      <PageGuard shown={pageKey} fallback={<p role="alert">Збій</p>} onError={onError}>
        <div key={pageKey}>{child}</div>
      </PageGuard>
    </>
  );

  it('keeps shell and next page when a page throws while it is taken down', () => {
    const onError = jest.fn();
    const { rerender } = render(frame('a', onError, <Leaving />));
    rerender(frame('b', onError, <Second />));
    fireEvent.click(screen.getByText('Друга 0'));
    expect(screen.getByText('Друга 1')).toBeVisible();
    expect(screen.getByText('Меню')).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('shows a card for what fails again, and the next page after it', () => {
    const { rerender } = render(frame('a', jest.fn(), <Broken />));
    expect(screen.getByRole('alert')).toHaveTextContent('Збій');
    expect(screen.getByText('Меню')).toBeVisible();
    rerender(frame('b', jest.fn(), <Second />));
    expect(screen.getByText('Друга 0')).toBeVisible();
  });
});

it('a panel that falls over is missing, and nothing more', () => {
  render(
    <>
      <p>Меню</p>
      <PanelGuard name="rates">
        <Broken />
      </PanelGuard>
    </>,
  );
  expect(screen.getByText('Меню')).toBeVisible();
});

describe('the watch for a page that never rests', () => {
  const Watched = ({ pageKey }: { pageKey: string }) => <p>{useBlocked(pageKey) ? 'зайнято' : 'вільно'}</p>;
  const idle = { callbacks: [] as (() => void)[] };
  beforeEach(() => {
    jest.useFakeTimers();
    idle.callbacks = [];
    Object.assign(globalThis, {
      requestIdleCallback: (callback: () => void) => idle.callbacks.push(callback),
      cancelIdleCallback: () => undefined,
    });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  it('tells when the browser was not idle for fifteen seconds in which something was pressed, and not of the next page', () => {
    const { rerender } = render(<Watched pageKey="a" />);
    fireEvent.keyDown(document.body);
    act(() => void jest.advanceTimersByTime(BLOCKED_LIMIT - 1));
    expect(screen.getByText('вільно')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('зайнято')).toBeVisible();
    rerender(<Watched pageKey="b" />);
    expect(screen.getByText('вільно')).toBeVisible();
  });

  it('says nothing of a busy page that nobody waits for, until somebody does', () => {
    render(<Watched pageKey="a" />);
    act(() => void jest.advanceTimersByTime(2 * BLOCKED_LIMIT));
    expect(screen.getByText('вільно')).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(screen.getByText('зайнято')).toBeVisible();
  });

  it('says nothing while the browser rests now and then', () => {
    render(<Watched pageKey="a" />);
    act(() => idle.callbacks.shift()?.());
    act(() => void jest.advanceTimersByTime(BLOCKED_LIMIT));
    act(() => idle.callbacks.shift()?.());
    expect(screen.getByText('вільно')).toBeVisible();
  });
});

describe('errors of a remote outside of drawing', () => {
  const Listening = ({ onError, blame }: { onError: (remote: string) => void; blame: () => string | null }) => {
    const [loader] = useState(() =>
      createFakeLoader({ load: () => new Promise(() => undefined), attributeError: blame }),
    );
    useRemoteErrors(loader, onError);
    return null;
  };
  const failRendering = () =>
    globalThis.dispatchEvent(new ErrorEvent('error', { filename: 'https://x/r/a.js', error: new Error('x') }));

  it('are told with the remote, once for many', () => {
    const onError = jest.fn();
    render(<Listening onError={onError} blame={() => 'accounts'} />);
    failRendering();
    failRendering();
    expect(onError.mock.calls).toEqual([['accounts']]);
  });

  it('of the shell itself are none', () => {
    const onError = jest.fn();
    render(<Listening onError={onError} blame={() => null} />);
    failRendering();
    expect(onError).not.toHaveBeenCalled();
  });
});
