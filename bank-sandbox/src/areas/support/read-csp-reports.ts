/** Violation without anything that could name a user: no address, query, fragment or sample. */
export interface CspViolation {
  readonly directive: string;
  /** Empty, with an empty version, for the shell itself. */
  readonly remote: string;
  readonly version: string;
}

/** Origins that code may come from. */
interface CodeOrigins {
  readonly appOrigin: string;
  readonly extraScriptOrigins: readonly string[];
}

/** Most reports of one request; browsers send what has gathered in a minute. */
const REPORTS_MAX = 50;

/** Directives that a policy of ours can report. Source: CSP level 3, "effective directive". */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['base-uri', 'child-src', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors'],
  ...['frame-src', 'img-src', 'manifest-src', 'media-src', 'object-src', 'require-trusted-types-for'],
  ...['script-src', 'script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem'],
  ...['trusted-types', 'worker-src'],
]);

/** Files of a version of a remote; the names are those of the registry's schema (tooling/deploy/registry). */
const REMOTE_FILE = /^\/ncb\/remotes\/([a-z][a-z0-9-]{1,40})\/([0-9A-Za-z][0-9A-Za-z.+_-]{0,79})\//;

/**
 * Reads the reports of a request in the older form (`application/csp-report`) and in that of the Reporting API
 * (`application/reports+json`). Reports about other pages and about users' extensions are left out.
 */
export function readCspReports(content: unknown, origins: CodeOrigins): readonly CspViolation[] {
  const reports = Array.isArray(content) ? content.slice(0, REPORTS_MAX) : [content];
  return reports.map(readReport).flatMap((report) => toViolation(report, origins) ?? []);
}

interface Report {
  readonly directive: string;
  readonly page: URL | null;
  readonly source: URL | null;
  readonly blocked: URL | null;
}

function readReport(content: unknown): Report {
  const older = readField(content, 'csp-report');
  const body = older ?? (readField(content, 'type') === 'csp-violation' ? readField(content, 'body') : null);
  const read = (name: string, olderName: string) => readText(body, older === null ? name : olderName);
  const [oldestDirective = ''] = readText(body, 'violated-directive').split(' ', 1);
  return {
    directive: read('effectiveDirective', 'effective-directive') || oldestDirective,
    page: toUrl(read('documentURL', 'document-uri')),
    source: toUrl(read('sourceFile', 'source-file')),
    blocked: toUrl(read('blockedURL', 'blocked-uri')),
  };
}

function toViolation({ directive, page, source, blocked }: Report, origins: CodeOrigins): CspViolation | null {
  if (page?.origin !== origins.appOrigin || !DIRECTIVES.has(directive)) return null;
  if (source && !/^https?:$/.test(source.protocol)) return null;
  const [, remote = '', version = ''] = matchRemote(source, origins) ?? matchRemote(blocked, origins) ?? [];
  return { directive, remote, version };
}

function matchRemote(file: URL | null, { appOrigin, extraScriptOrigins }: CodeOrigins): RegExpExecArray | null {
  const isOurs = file !== null && [appOrigin, ...extraScriptOrigins].includes(file.origin);
  return isOurs ? REMOTE_FILE.exec(file.pathname) : null;
}

function readField(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null && Object.hasOwn(content, name)
    ? (content as Readonly<Record<string, unknown>>)[name]
    : null;
}

function readText(content: unknown, name: string): string {
  const value = readField(content, name);
  return typeof value === 'string' ? value : '';
}

function toUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
