import { findCaller, reportInterference } from './interference';

interface Running {
  readonly remote: string;
  readonly end: () => void;
  /** False for a listener that fired once or was aborted. */
  readonly isLeft: () => boolean;
}

interface RealmWatch {
  /** Attributes timers and listeners of this remote to its page from now on. */
  enter(remote: string | null): void;
  /**
   * Ends intervals and shared listeners that a remote's page left behind.
   * @returns their number
   */
  endLeft(remote: string): number;
}

/** Timers allowed to a remote within {@link BURST_MS} while none of its pages is shown. An endless chain sets more. */
const TIMERS_AWAY_MAX = 100;
const BURST_MS = 10_000;

/**
 * Wraps the functions by which a page acts on the whole window; must run before code of any remote. Calls of the shell
 * go through.
 */
export function watchRealm(): RealmWatch {
  let shownRemote: string | null = null;
  const running = new Map<unknown, Running>();
  const away = new Map<string, { count: number; since: number }>();

  const mayStart = (called: AnyFunction) => {
    if (away.size === 0) return true;
    const remote = findCaller(called);
    const timers = remote !== null && remote !== shownRemote && away.get(remote);
    if (!timers) return true;
    const now = performance.now();
    if (now - timers.since > BURST_MS) Object.assign(timers, { count: 0, since: now });
    timers.count += 1;
    if (timers.count === TIMERS_AWAY_MAX) reportInterference('left', remote);
    return timers.count < TIMERS_AWAY_MAX;
  };

  watchTimers(running, mayStart, () => shownRemote);
  watchListeners(running, () => shownRemote);
  watchHistory();
  watchDialogs();
  return {
    enter(remote) {
      shownRemote = remote;
      if (remote !== null) away.delete(remote);
    },
    endLeft(remote) {
      if (remote === shownRemote) return 0;
      if (!away.has(remote)) away.set(remote, { count: 0, since: performance.now() });
      const own = [...running].filter(([, one]) => one.remote === remote);
      const unfinished = own.filter(([, one]) => one.isLeft());
      for (const [key, { end }] of own) {
        end();
        running.delete(key);
      }
      return unfinished.length;
    },
  };
}

type AnyFunction = (...parameters: never[]) => unknown;

/** Replaces a global function; afterwards only tools that are no remotes may replace it. */
function replaceGlobal(name: string, replacement: AnyFunction): void {
  let present: unknown = replacement;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: () => present,
    set: function set(next: unknown) {
      const remote = findCaller(set);
      if (remote === null) present = next;
      else reportInterference('builtins', remote);
    },
  });
}

function watchTimers(
  running: Map<unknown, Running>,
  mayStart: (called: AnyFunction) => boolean,
  getShownRemote: () => string | null,
): void {
  const { setInterval: start, clearInterval: stop, setTimeout: delay, requestAnimationFrame: frame } = globalThis;
  replaceGlobal('setInterval', function setInterval(this: unknown, ...parameters: Parameters<typeof start>) {
    const remote = findCaller(setInterval);
    const id = start.apply(globalThis, parameters);
    // A card of the remote on another page keeps its timer.
    if (remote !== null && remote === getShownRemote()) {
      running.set(id, { remote, end: () => stop.call(globalThis, id), isLeft: () => true });
    }
    return id;
  });
  // `clearTimeout` ends an interval too, and `clearInterval` a timeout.
  for (const name of ['clearInterval', 'clearTimeout'] as const) {
    replaceGlobal(name, (id: Parameters<typeof stop>[0]) => {
      running.delete(id);
      stop.call(globalThis, id);
    });
  }
  replaceGlobal('setTimeout', function setTimeout(this: unknown, ...parameters: Parameters<typeof delay>) {
    return mayStart(setTimeout) ? delay.apply(globalThis, parameters) : 0;
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

function watchListeners(running: Map<unknown, Running>, getShownRemote: () => string | null): void {
  const { prototype } = EventTarget;
  const { addEventListener: add, removeEventListener: remove } = prototype;
  const isShared = (target: unknown) =>
    target === globalThis || target === document || target === document.documentElement || target === document.body;
  const ids = new WeakMap<object, number>();
  let count = 0;
  const getListenerKey = (target: EventTarget, type: string, listener: object, options: Listening[2]) => {
    const id = ids.get(listener) ?? (count += 1);
    ids.set(listener, id);
    const isCapture = typeof options === 'boolean' ? options : Boolean(options?.capture);
    return `${target === globalThis ? 'window' : (target as Node).nodeName} ${type} ${String(isCapture)} ${String(id)}`;
  };
  prototype.addEventListener = function addEventListener(this: EventTarget | undefined, ...parameters: Listening) {
    const target = this ?? globalThis;
    if (isShared(target)) {
      const owner = findCaller(addEventListener);
      const [type, listener, options] = parameters;
      // Listeners added while a module loads serve all pages of the remote.
      if (listener !== null && owner !== null && owner === getShownRemote()) {
        const { once = false, signal } = typeof options === 'object' ? options : {};
        running.set(getListenerKey(target, type, listener, options), {
          remote: owner,
          end: () => remove.apply(target, parameters),
          isLeft: () => !once && !signal?.aborted,
        });
      }
    }
    add.apply(target, parameters);
  };
  prototype.removeEventListener = function removeEventListener(
    this: EventTarget | undefined,
    ...parameters: Listening
  ) {
    const target = this ?? globalThis;
    const [type, listener, options] = parameters;
    if (listener !== null && ids.has(listener) && isShared(target))
      running.delete(getListenerKey(target, type, listener, options));
    remove.apply(target, parameters);
  };
}

/** Refuses changes of address and history by pages. */
function watchHistory(): void {
  const { prototype } = History;
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go'] as const) {
    const original = prototype[name] as AnyFunction;
    const guarded = function guarded(this: History, ...parameters: never[]) {
      const remote = findCaller(guarded);
      if (remote === null) return original.apply(this, parameters);
      reportInterference('history', remote);
      return undefined;
    };
    Object.defineProperty(prototype, name, { value: guarded });
  }
}

/** Refuses blocking dialogs. Printing is allowed directly after a press. */
function watchDialogs(): void {
  for (const [name, answer] of [
    ['alert', undefined],
    ['confirm', false],
    ['prompt', null],
    ['print', undefined],
  ] as const) {
    const original = globalThis[name] as AnyFunction;
    const guarded = (...parameters: never[]) => {
      const remote = findCaller(guarded);
      const isPrinting = name === 'print' && 'userActivation' in navigator && navigator.userActivation.isActive;
      if (remote === null || isPrinting) return original.apply(globalThis, parameters);
      reportInterference('dialog', remote);
      return answer;
    };
    replaceGlobal(name, guarded);
  }
}
