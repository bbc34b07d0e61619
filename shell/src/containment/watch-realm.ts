import { callerOf, report } from './interference';

/** A timer or a listener of a remote, which goes on until it is ended. */
interface Going {
  readonly remote: string;
  readonly end: () => void;
  /** False for a listener that has ended by itself: fired once, or by its signal. */
  readonly isLeft: () => boolean;
}

/** Timers and listeners that remotes have begun on objects that all share. */
export interface RealmWatch {
  /** Page of this remote is shown: from now on its timers and listeners are those of the page. */
  enter(remote: string | null): void;
  /**
   * Ends the repeating timers, and the listeners on the window and the document, that a remote's page has left behind.
   * @returns how many there were
   */
  endLeft(remote: string): number;
}

/**
 * Number of timers that a remote may set within {@link BURST_MS} while none of its pages is shown: it finishes work, and its
 * cards stand on another page. A chain that goes on by itself sets more.
 */
const TIMERS_AWAY_MAX = 100;
const BURST_MS = 10_000;

/**
 * Wraps the functions by which a page acts on the whole window, before code of any remote runs. Each asks by its stack who
 * calls; calls of the shell go through.
 */
export function watchRealm(): RealmWatch {
  let shown: string | null = null;
  const going = new Map<unknown, Going>();
  /** Remotes whose pages were left, with their timers since. */
  const away = new Map<string, { count: number; since: number }>();

  /** Whether the caller of a function may set one more timer. */
  const mayStart = (called: AnyFunction) => {
    if (away.size === 0) return true;
    const remote = callerOf(called);
    const timers = remote !== null && remote !== shown && away.get(remote);
    if (!timers) return true;
    const now = performance.now();
    if (now - timers.since > BURST_MS) Object.assign(timers, { count: 0, since: now });
    timers.count += 1;
    if (timers.count === TIMERS_AWAY_MAX) report('left', remote);
    return timers.count < TIMERS_AWAY_MAX;
  };

  watchTimers(going, mayStart, () => shown);
  watchListeners(going, () => shown);
  watchHistory();
  watchDialogs();
  return {
    enter(remote) {
      shown = remote;
      if (remote !== null) away.delete(remote);
    },
    endLeft(remote) {
      if (remote === shown) return 0;
      if (!away.has(remote)) away.set(remote, { count: 0, since: performance.now() });
      const own = [...going].filter(([, one]) => one.remote === remote);
      const left = own.filter(([, one]) => one.isLeft());
      for (const [key, { end }] of own) {
        end();
        going.delete(key);
      }
      return left.length;
    },
  };
}

type AnyFunction = (...given: never[]) => unknown;

/**
 * Replaces a function of the window for good, but for tools that are no remotes, which may put their own in its place.
 */
function replaceGlobal(name: string, replacement: AnyFunction): void {
  let present: unknown = replacement;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: () => present,
    set: function set(next: unknown) {
      const remote = callerOf(set);
      if (remote === null) present = next;
      else report('builtins', remote);
    },
  });
}

function watchTimers(
  going: Map<unknown, Going>,
  mayStart: (called: AnyFunction) => boolean,
  shown: () => string | null,
): void {
  const { setInterval: start, clearInterval: stop, setTimeout: delay, requestAnimationFrame: frame } = globalThis;
  replaceGlobal('setInterval', function setInterval(this: unknown, ...given: Parameters<typeof start>) {
    const remote = callerOf(setInterval);
    const id = start.apply(globalThis, given);
    // A card of the remote may stand on another page and keep its own.
    if (remote !== null && remote === shown()) {
      going.set(id, { remote, end: () => stop.call(globalThis, id), isLeft: () => true });
    }
    return id;
  });
  // The browser ends a timer of either kind by either name.
  for (const name of ['clearInterval', 'clearTimeout'] as const) {
    replaceGlobal(name, (id: Parameters<typeof stop>[0]) => {
      going.delete(id);
      stop.call(globalThis, id);
    });
  }
  replaceGlobal('setTimeout', function setTimeout(this: unknown, ...given: Parameters<typeof delay>) {
    return mayStart(setTimeout) ? delay.apply(globalThis, given) : 0;
  });
  replaceGlobal('requestAnimationFrame', function requestAnimationFrame(this: unknown, callback: FrameRequestCallback) {
    return mayStart(requestAnimationFrame) ? frame.call(globalThis, callback) : 0;
  });
}

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
];

/** Records listeners of remotes on what lives longer than a page. */
function watchListeners(going: Map<unknown, Going>, shown: () => string | null): void {
  const { prototype } = EventTarget;
  const { addEventListener: add, removeEventListener: remove } = prototype;
  const isShared = (target: unknown) =>
    target === globalThis || target === document || target === document.documentElement || target === document.body;
  const ids = new WeakMap<object, number>();
  let count = 0;
  const keyOf = (target: EventTarget, type: string, listener: object, options: Listening[2]) => {
    const id = ids.get(listener) ?? (count += 1);
    ids.set(listener, id);
    const isCapture = typeof options === 'boolean' ? options : Boolean(options?.capture);
    return `${target === globalThis ? 'window' : (target as Node).nodeName} ${type} ${String(isCapture)} ${String(id)}`;
  };
  prototype.addEventListener = function addEventListener(this: EventTarget | undefined, ...given: Listening) {
    const target = this ?? globalThis;
    if (isShared(target)) {
      const owner = callerOf(addEventListener);
      const [type, listener, options] = given;
      // Listeners that a module adds as it is loaded serve all pages of the remote, and are not added again.
      if (listener !== null && owner !== null && owner === shown()) {
        const { once = false, signal } = typeof options === 'object' ? options : {};
        going.set(keyOf(target, type, listener, options), {
          remote: owner,
          end: () => remove.apply(target, given),
          isLeft: () => !once && !signal?.aborted,
        });
      }
    }
    add.apply(target, given);
  };
  prototype.removeEventListener = function removeEventListener(this: EventTarget | undefined, ...given: Listening) {
    const target = this ?? globalThis;
    const [type, listener, options] = given;
    if (listener !== null && ids.has(listener) && isShared(target))
      going.delete(keyOf(target, type, listener, options));
    remove.apply(target, given);
  };
}

/** A page moves by the shell's navigation; the address and the history are the shell's. */
function watchHistory(): void {
  const { prototype } = History;
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go'] as const) {
    const original = prototype[name] as AnyFunction;
    const guarded = function guarded(this: History, ...given: never[]) {
      const remote = callerOf(guarded);
      if (remote === null) return original.apply(this, given);
      report('history', remote);
      return undefined;
    };
    Object.defineProperty(prototype, name, { value: guarded });
  }
}

/** These hold up the whole window; the browser's printing is left to a page that the user has just pressed in. */
function watchDialogs(): void {
  for (const [name, answer] of [
    ['alert', undefined],
    ['confirm', false],
    ['prompt', null],
    ['print', undefined],
  ] as const) {
    const original = globalThis[name] as AnyFunction;
    const guarded = (...given: never[]) => {
      const remote = callerOf(guarded);
      const isPrinting = name === 'print' && 'userActivation' in navigator && navigator.userActivation.isActive;
      if (remote === null || isPrinting) return original.apply(globalThis, given);
      report('dialog', remote);
      return answer;
    };
    replaceGlobal(name, guarded);
  }
}
