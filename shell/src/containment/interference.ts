/**
 * Ways in which code of a remote reaches beyond its own page:
 * - `namespace`: brings texts under a name of others
 * - `builtins`: replaces a function of the browser
 * - `cache`: writes answers of the bank that other pages show
 * - `history`: moves the address or the history past the shell
 * - `dialog`: opens a blocking dialog of the browser
 * - `title`: changes the window's title
 * - `focus`: takes the focus from the frame again and again
 * - `covered`: covers, hides or takes away the frame
 * - `swallowed`: keeps presses from the frame
 * - `left`: leaves timers, listeners, nodes or styles behind
 * - `reload`: reloads the window again and again
 */
export type Interference =
  | 'namespace'
  | 'builtins'
  | 'cache'
  | 'history'
  | 'dialog'
  | 'title'
  | 'focus'
  | 'covered'
  | 'swallowed'
  | 'left'
  | 'reload';

/** Returns the remote whose files an address or a stack names; null for the shell's own. */
type OwnerOf = (source: string) => string | null;

type Listener = (kind: Interference, remote: string) => void;

let ownerOf: OwnerOf | null = null;
let listener: Listener | null = null;
let waiting: readonly (readonly [Interference, string])[] = [];

/** Sets who knows the owners of code; before that no remote runs. */
export function setOwners(next: OwnerOf): void {
  ownerOf = next;
}

/** Hears of interferences, also of those before. @returns stops it */
export function onInterference(next: Listener): () => void {
  listener = next;
  waiting.forEach(([kind, remote]) => next(kind, remote));
  waiting = [];
  return () => {
    if (listener === next) listener = null;
  };
}

/** Reports an interference. @param remote null if no stack and no shown page names one: nothing is told then */
export function report(kind: Interference, remote: string | null): void {
  if (remote === null) return;
  if (listener) listener(kind, remote);
  else waiting = [...waiting, [kind, remote]];
}

const ADDRESS = /(?:https?|file):\/\/[^\s)]+|\/[^\s()]+:\d+:\d+/;

type CaptureStack = (holder: object, below: unknown) => void;
const { captureStackTrace } = Error as unknown as { readonly captureStackTrace?: CaptureStack };

/**
 * Returns the remote whose code called a function directly; null for the shell's own code. Code that the shell runs on behalf
 * of a remote is the shell's.
 * @param below the function that was called
 */
export function callerOf(below: (...given: never[]) => unknown): string | null {
  if (!ownerOf) return null;
  const holder: { stack?: string } = {};
  if (captureStackTrace) captureStackTrace(holder, below);
  // Without it the first two frames are this function and the one below.
  const lines = (holder.stack ?? new Error('stack').stack ?? '').split('\n').filter((line) => ADDRESS.test(line));
  const caller = lines[captureStackTrace ? 0 : 2];
  return caller === undefined ? null : ownerOf(caller);
}

/** React Query calls its listeners from some ten functions of its own, and a stack has ten lines. */
const STACK_DEPTH = 50;
const depth = Error as unknown as { stackTraceLimit?: number | undefined };

/** Returns the nearest remote in the present stack, past code of libraries; null if there is none. */
export function remoteInStack(): string | null {
  if (!ownerOf) return null;
  const { stackTraceLimit } = depth;
  depth.stackTraceLimit = STACK_DEPTH;
  const lines = (new Error('stack').stack ?? '').split('\n');
  depth.stackTraceLimit = stackTraceLimit;
  for (const line of lines) {
    const owner = ownerOf(line);
    if (owner !== null) return owner;
  }
  return null;
}
