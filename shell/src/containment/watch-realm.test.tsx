import { onInterference, setOwnerLookup } from './interference';
import { watchRealm } from './watch-realm';

// Code of this file counts as the remote's.
setOwnerLookup((source) => (source.includes('watch-realm.test') ? 'accounts' : null));
const reports: string[] = [];
onInterference((kind, remote) => reports.push(`${kind} ${remote}`));
const realm = watchRealm();

// jsdom's window has its own functions; the body stands for it.
const nothing = () => undefined;

beforeEach(() => {
  reports.length = 0;
  realm.enter('accounts');
});
afterEach(() => {
  realm.enter(null);
  realm.endLeft('accounts');
});

const leave = () => {
  realm.enter(null);
  return realm.endLeft('accounts');
};

describe('what a page of a remote begins on the window', () => {
  it('is ended and counted when the page was left', () => {
    const pressed = jest.fn();
    document.body.addEventListener('keydown', pressed);
    document.addEventListener('click', pressed, true);
    setInterval(nothing, 1_000);
    expect(leave()).toBe(3);
    document.body.dispatchEvent(new Event('keydown'));
    document.dispatchEvent(new Event('click'));
    expect(pressed).not.toHaveBeenCalled();
    expect(leave()).toBe(0);
  });

  it('is nothing where the page took it away, or it ended by itself', () => {
    const stop = new AbortController();
    document.body.addEventListener('keydown', nothing);
    document.body.removeEventListener('keydown', nothing);
    document.body.addEventListener('keyup', nothing, { once: true });
    document.body.dispatchEvent(new Event('keyup'));
    document.body.addEventListener('resize', nothing, { signal: stop.signal });
    stop.abort();
    clearInterval(setInterval(nothing, 1_000));
    clearTimeout(setInterval(nothing, 1_000));
    expect(leave()).toBe(0);
  });

  it('is a card’s own where no page of the remote is shown', () => {
    realm.enter(null);
    const timer = setInterval(nothing, 1_000);
    document.body.addEventListener('keydown', nothing);
    expect(leave()).toBe(0);
    clearInterval(timer);
    document.body.removeEventListener('keydown', nothing);
  });
});

describe('timers of a remote whose page was left', () => {
  const sets = (count: number) => Array.from({ length: count }, () => setTimeout(nothing, 0)).filter(Boolean).length;

  it('are refused and named when a hundred come within ten seconds', () => {
    leave();
    expect(sets(120)).toBe(99);
    expect(reports).toEqual(['left accounts']);
    realm.enter('accounts');
    expect(sets(3)).toBe(3);
  });

  it('go on for a working day where they are few at a time', () => {
    leave();
    const now = jest.spyOn(performance, 'now');
    for (let minute = 1; minute < 600; minute += 1) {
      now.mockReturnValue(1e6 + minute * 60_000);
      expect(sets(2)).toBe(2);
    }
    expect(reports).toEqual([]);
    now.mockRestore();
  });
});

describe('what is the shell’s alone', () => {
  it('is refused to a remote, and named', () => {
    const { length } = history;
    history.pushState(null, '', '/elsewhere');
    expect([history.length, location.pathname]).toEqual([length, '/']);
    expect(confirm('?')).toBe(false);
    Object.assign(globalThis, { setTimeout: nothing });
    expect(setTimeout).not.toBe(nothing);
    expect(reports).toEqual(['history accounts', 'dialog accounts', 'builtins accounts']);
  });
});
