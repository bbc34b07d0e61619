/**
 * Ways in which code of a remote reaches beyond its own page:
 * - `namespace`: registers texts under another namespace
 * - `builtins`: replaces a function of the browser
 * - `cache`: writes server answers that other pages show
 * - `history`: changes the address or the history without the shell
 * - `dialog`: opens a blocking dialog of the browser
 * - `title`: changes the window's title
 * - `focus`: takes the focus from the frame repeatedly
 * - `covered`: covers, hides or removes the frame
 * - `swallowed`: keeps clicks from the frame
 * - `left`: leaves timers, listeners, nodes or styles behind
 * - `reload`: reloads the window repeatedly
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

/** Returns the remote whose files an address or a stack names; null for the shell. */
type OwnerOf = (source: string) => string | null;

type Listener = (kind: Interference, remote: string) => void;

let ownerOf: OwnerOf | null = null;
let listener: Listener | null = null;
let undelivered: readonly (readonly [Interference, string])[] = [];

/** Sets the lookup of code owners; must run before any remote. */
export function setOwnerLookup(next: OwnerOf): void {
  ownerOf = next;
}

/**
 * Subscribes to interferences, including earlier ones.
 * @returns unsubscribes
 */
export function onInterference(next: Listener): () => void {
  listener = next;
  undelivered.forEach(([kind, remote]) => next(kind, remote));
  undelivered = [];
  return () => {
    if (listener === next) listener = null;
  };
}

/**
 * Reports an interference; ignored if no remote is known.
 * @param remote null if neither the stack nor a shown page names a remote
 */
export function reportInterference(kind: Interference, remote: string | null): void {
  if (remote === null) return;
  if (listener) listener(kind, remote);
  else undelivered = [...undelivered, [kind, remote]];
}

const ADDRESS = /(?:https?|file):\/\/[^\s)]+|\/[^\s()]+:\d+:\d+/;

type CaptureStack = (holder: object, below: unknown) => void;
const { captureStackTrace } = Error as unknown as { readonly captureStackTrace?: CaptureStack };

/**
 * Returns the remote whose code called a function directly; null for the shell.
 * @param below function that was called
 */
export function findCaller(below: (...parameters: never[]) => unknown): string | null {
  if (!ownerOf) return null;
  const holder: { stack?: string } = {};
  if (captureStackTrace) captureStackTrace(holder, below);
  // Without `captureStackTrace` the first two frames are this function and `below`.
  const lines = (holder.stack ?? new Error('stack').stack ?? '').split('\n').filter((line) => ADDRESS.test(line));
  const caller = lines[captureStackTrace ? 0 : 2];
  return caller === undefined ? null : ownerOf(caller);
}

/** React Query calls listeners through about ten functions, and a stack has ten lines by default. */
const STACK_DEPTH = 50;
const errorSettings = Error as unknown as { stackTraceLimit?: number | undefined };

/** Returns the nearest remote in the current stack; null if there is none. */
export function findRemoteInStack(): string | null {
  if (!ownerOf) return null;
  const { stackTraceLimit } = errorSettings;
  errorSettings.stackTraceLimit = STACK_DEPTH;
  const lines = (new Error('stack').stack ?? '').split('\n');
  errorSettings.stackTraceLimit = stackTraceLimit;
  for (const line of lines) {
    const owner = ownerOf(line);
    if (owner !== null) return owner;
  }
  return null;
}
