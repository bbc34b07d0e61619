import type { SigningWorker, WorkerKind } from './file-key-provider';

/** Used part of Trusted Types, missing in the compiler's DOM types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const POLICY = 'ncb-widget';
const WORKER_FILES: Readonly<Record<WorkerKind, RegExp>> = {
  own: /^worker(?:-[A-Z0-9]+)?\.js$/,
  dstu: /^dstu-worker(?:-[A-Z0-9]+)?\.js$/,
};

/**
 * Creates a function that starts signing workers. Call once: the browser allows a policy's name once.
 * @param files the workers' file names beside the page
 * @throws Error for any other file name
 */
export function createWorkerStarter(
  page: Window,
  files: Readonly<Record<WorkerKind, string>>,
): (kind: WorkerKind) => SigningWorker {
  const isOurs = WORKER_FILES.own.test(files.own) && WORKER_FILES.dstu.test(files.dstu);
  if (!isOurs) throw new Error('not the signing worker');
  const urlOf = (kind: WorkerKind) => new URL(files[kind], page.location.href).href;
  const urls = { own: urlOf('own'), dstu: urlOf('dstu') };
  const policy = page.trustedTypes?.createPolicy(POLICY, {
    createScriptURL(url) {
      if (!Object.values(urls).includes(url)) throw new TypeError('only the signing worker may be started');
      return url;
    },
  });
  return (kind) => new Worker(policy?.createScriptURL(urls[kind]) ?? urls[kind]);
}
