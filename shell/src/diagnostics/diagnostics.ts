import { APPLICATION_VERSION, getLanguageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { REMOTE_CONTRACT_VERSION } from '@ncb/shared-kernel/remote-contract';
import type { LoadReport, PageLoader } from '../federation';
import { getOverrides } from '../registry';

/**
 * Report for support. Must not contain anything about the user, the company, its accounts or the session: it is sent by
 * ordinary mail.
 */
export interface Diagnostics extends LoadReport {
  readonly taken: Date;
  readonly shell: string;
  readonly contract: string;
  readonly overrides: readonly (readonly [remote: string, address: string])[];
  readonly browser: string;
  /** Window size and device pixel ratio: `1280 × 860, × 2`. */
  readonly viewport: string;
  /** Languages of the interface and the browser. */
  readonly language: string;
}

export function takeDiagnostics(loader: PageLoader, language: Language): Diagnostics {
  return {
    ...loader.report(),
    taken: new Date(),
    shell: loader.getRunning().shell ?? APPLICATION_VERSION,
    contract: REMOTE_CONTRACT_VERSION,
    overrides: Object.entries(getOverrides()),
    browser: navigator.userAgent,
    viewport: `${innerWidth} × ${innerHeight}, × ${devicePixelRatio}`,
    language: `${getLanguageTag(language)} (${navigator.languages.join(', ')})`,
  };
}

/** Formats the report in English: support reads it. */
export function formatDiagnostics(diagnostics: Diagnostics): string {
  const remotes = diagnostics.remotes?.map(
    ({ name, version, contract, state, reason, loadMs, errorCodes }) =>
      `remote ${name} ${version}, contract ${contract}: ${state}${reason ? ` (${reason})` : ''}` +
      `${loadMs === null ? '' : `, ${loadMs} ms`}${errorCodes.length > 0 ? `, errors ${errorCodes.join(' ')}` : ''}`,
  );
  const shared = diagnostics.shared.map(
    ({ name, version, usedBy }) => `shared ${name} ${version}, used by ${usedBy.join(', ') || 'the shell'}`,
  );
  return [
    `NCB diagnostics ${diagnostics.taken.toISOString()}`,
    `shell ${diagnostics.shell}, remote contract ${diagnostics.contract}`,
    `registry read ${diagnostics.registryRead?.toISOString() ?? 'never'}`,
    ...(remotes ?? ['remotes unknown: REMOTE-registry']),
    ...shared,
    ...diagnostics.overrides.map(([remote, address]) => `override ${remote} ${address}`),
    `browser ${diagnostics.browser}`,
    `window ${diagnostics.viewport}`,
    `language ${diagnostics.language}`,
  ].join('\n');
}
