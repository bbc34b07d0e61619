import type { SigningWorker } from './file-key-provider';

/** The part of Trusted Types that we use; the compiler's own DOM declarations do not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The name that the page's Content-Security-Policy allows. */
const POLICY = 'ncb-widget';
/** A file beside the page, with or without a hash in its name. */
const WORKER_FILE = /^worker(?:-[A-Z0-9]+)?\.js$/;

/**
 * Prepares the starting of the signing worker. Call it once: the browser allows a policy's name once.
 * @param file the worker's file name beside the page
 * @throws Error for anything else
 */
export function workerStarter(page: Window, file: string): () => SigningWorker {
  if (!WORKER_FILE.test(file)) throw new Error('not the signing worker');
  const workerUrl = new URL(file, page.location.href).href;
  const policy = page.trustedTypes?.createPolicy(POLICY, {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError('only the signing worker may be started');
      return url;
    },
  });
  return () => new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl);
}
