import { APPLICATION_VERSION, languageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { REMOTE_CONTRACT_VERSION } from '@ncb/shared-kernel/remote-contract';
import type { LoadReport, PageLoader } from '../remotes/loader';
import { activeOverrides } from '../remotes/overrides';

/**
 * What support asks for when something does not work. Everything here is about the program and the machine: nothing of
 * the person, the company, its accounts or the session may get in, because the user sends it by any mail.
 */
export interface Diagnostics extends LoadReport {
  readonly taken: Date;
  readonly shell: string;
  readonly contract: string;
  /** Remotes from a developer's own server; always empty in production. */
  readonly overrides: readonly (readonly [remote: string, address: string])[];
  readonly browser: string;
  /** `1280 × 860, × 2`: the window, and pixels of the screen to one of ours. */
  readonly viewport: string;
  /** Of the interface, and what the browser asks for. */
  readonly language: string;
}

export function takeDiagnostics(loader: PageLoader, language: Language): Diagnostics {
  return {
    ...loader.report(),
    taken: new Date(),
    shell: loader.running().shell ?? APPLICATION_VERSION,
    contract: REMOTE_CONTRACT_VERSION,
    overrides: Object.entries(activeOverrides()),
    browser: navigator.userAgent,
    viewport: `${innerWidth} × ${innerHeight}, × ${devicePixelRatio}`,
    language: `${languageTag(language)} (${navigator.languages.join(', ')})`,
  };
}

/** The same as text to be sent; in English for every user, because support reads it and not he. */
export function diagnosticsText(found: Diagnostics): string {
  const remotes = found.remotes?.map(
    ({ name, version, contract, state, reason, loadMs, errorCodes }) =>
      `remote ${name} ${version}, contract ${contract}: ${state}${reason ? ` (${reason})` : ''}` +
      `${loadMs === null ? '' : `, ${loadMs} ms`}${errorCodes.length > 0 ? `, errors ${errorCodes.join(' ')}` : ''}`,
  );
  const shared = found.shared.map(
    ({ name, version, usedBy }) => `shared ${name} ${version}, used by ${usedBy.join(', ') || 'the shell'}`,
  );
  return [
    `NCB diagnostics ${found.taken.toISOString()}`,
    `shell ${found.shell}, remote contract ${found.contract}`,
    `registry read ${found.registryRead?.toISOString() ?? 'never'}`,
    ...(remotes ?? ['remotes unknown: REMOTE-registry']),
    ...shared,
    ...found.overrides.map(([remote, address]) => `override ${remote} ${address}`),
    `browser ${found.browser}`,
    `window ${found.viewport}`,
    `language ${found.language}`,
  ].join('\n');
}
