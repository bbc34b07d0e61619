import { APPLICATION_VERSION, SETTLEMENT_DAYS, STATEMENT_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';

/** Calls per minute, for one address (sign-in) or one session. */
interface RateLimits {
  readonly signIn: number;
  readonly read: number;
  readonly write: number;
}

/** Algorithms of the bank's own certificates and of trusted authorities. */
const SIGNATURE_ALGORITHMS = ['p256', 'dstu4145'] as const;
export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];

export interface BankConfig {
  /** Production has no console, no demonstration code and no generated secrets. */
  readonly mode: 'development' | 'production';
  /** Origin of the shell and the API, e.g. `http://app.ibank.localhost:8080`. */
  readonly appOrigin: string;
  /** Origin of the signature widget, which differs by host name or port. */
  readonly signOrigin: string;
  /** Port to listen on; null for the origins' ports. */
  readonly port: number | null;
  /** Addresses missing on the machine are skipped. */
  readonly listenOn: readonly string[];
  /** Their X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Embedded database, secrets and demonstration key files. */
  readonly dataDir: string;
  /** File of the audit trail's heads, outside of the database; null for one in the data folder. */
  readonly auditHeads: string | null;
  /** Server's URL; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder with `app/ncb` and `sign`; null to serve no pages. */
  readonly siteDir: string | null;
  /** Secret of passwords and codes; null to generate it into the data folder. */
  readonly pepper: string | null;
  /** Origins of further remotes and their calls. */
  readonly extraScriptOrigins: readonly string[];
  readonly extraConnectOrigins: readonly string[];
  /** Page of the IIT EndUser widget, on another origin; null to sign by key files only. */
  readonly iitWidgetUrl: string | null;
  readonly signatureAlgorithms: readonly SignatureAlgorithm[];
  /** Certificates for DSTU 4145 keys. */
  readonly trustedAuthorities: readonly string[];
  /** Files with revocation lists of those authorities. */
  readonly revocationLists: readonly string[];
  /** Refuses certificates without a current list of their authority. */
  readonly needsRevocationLists: boolean;
  /** True for cookies without Secure: WebKit refuses Secure ones on `http://localhost`. Development only. */
  readonly hasPlainCookies: boolean;
  readonly rateLimits: RateLimits;
  /** Time from sending to execution. */
  readonly engineDelayMs: number;
  /** PBKDF2 iterations; null for the standard number. */
  readonly keyFileIterations: number | null;
  /** Generated once; 0 for none. */
  readonly documents: number;
  /** Maximum number of documents in a statement. */
  readonly statementRows: number;
  /** Generated once for a holding; 0 for none. */
  readonly accounts: number;
  /** Time from one bank to the next. */
  readonly trackingStepMs: number;
  /** Time that the check of a receiver's name waits for another bank. */
  readonly receiverNameTimeoutMs: number;
  /** Term for goods or a return after a payment abroad. */
  readonly settlementDays: number;
  /** True to fill a column that is 0.00 in the specification. */
  readonly showsOfficialRates: boolean;
  readonly supportPhones: readonly string[];
  /** Addresses in security.txt (`mailto:`, `https:`, `tel:`); none: no such file. */
  readonly securityContacts: readonly string[];
  readonly securityLanguages: readonly string[];
  /** End of security.txt, which is not served after it; null without contacts. */
  readonly securityExpires: Date | null;
  /** Queries that take longer are logged, ms; 0 for none. */
  readonly slowQueryMs: number;
  /** Address for traces by OTLP over http; null for none. */
  readonly tracesEndpoint: string | null;
  /** Part of the calls that are traced, 0 to 1. */
  readonly tracesRatio: number;
  /** Token for load reports and metrics; null to disable them. */
  readonly watchToken: string | null;
  readonly logLevel: 'silent' | 'info' | 'debug';
  readonly version: string;
}

export const DEFAULT_CONFIG: BankConfig = {
  mode: 'development',
  appOrigin: 'http://app.ibank.localhost:8080',
  signOrigin: 'http://sign.ibank.localhost:8080',
  port: null,
  listenOn: ['127.0.0.1', '::1'],
  trustedProxies: [],
  dataDir: 'var/bank',
  auditHeads: null,
  databaseUrl: null,
  siteDir: null,
  pepper: null,
  extraScriptOrigins: [],
  extraConnectOrigins: [],
  iitWidgetUrl: null,
  signatureAlgorithms: SIGNATURE_ALGORITHMS,
  trustedAuthorities: [],
  revocationLists: [],
  needsRevocationLists: false,
  hasPlainCookies: false,
  rateLimits: { signIn: 120, read: 1200, write: 600 },
  engineDelayMs: 7000,
  keyFileIterations: null,
  documents: 0,
  statementRows: STATEMENT_ROWS_MAX,
  accounts: 0,
  trackingStepMs: 30 * 60_000,
  receiverNameTimeoutMs: 5000,
  settlementDays: SETTLEMENT_DAYS,
  showsOfficialRates: false,
  supportPhones: ['0 800 000 000', '+380 44 000 00 00'],
  securityContacts: [],
  securityLanguages: ['uk', 'ru', 'en'],
  securityExpires: null,
  slowQueryMs: 1000,
  tracesEndpoint: null,
  tracesRatio: 1,
  watchToken: null,
  logLevel: 'info',
  version: APPLICATION_VERSION,
};

const LOCAL_HOST = /^(?:.+\.)?localhost$|^127\.0\.0\.1$/;

type Environment = Readonly<Record<string, string | undefined>>;

const READERS: { readonly [K in keyof BankConfig]?: readonly [name: string, read: (text: string) => BankConfig[K]] } = {
  mode: ['NCB_MODE', (text) => parseChoice('NCB_MODE', text, ['development', 'production'])],
  appOrigin: ['NCB_APP_ORIGIN', (text) => new URL(text).origin],
  signOrigin: ['NCB_SIGN_ORIGIN', (text) => new URL(text).origin],
  port: ['NCB_PORT', (text) => parseCount('NCB_PORT', text)],
  listenOn: ['NCB_LISTEN_ON', parseList],
  trustedProxies: ['NCB_TRUSTED_PROXIES', parseList],
  dataDir: ['NCB_DATA_DIR', String],
  auditHeads: ['NCB_AUDIT_HEADS', String],
  databaseUrl: ['DATABASE_URL', String],
  siteDir: ['NCB_SITE_DIR', String],
  pepper: ['NCB_PEPPER', String],
  extraScriptOrigins: ['NCB_EXTRA_SCRIPT_ORIGINS', parseList],
  extraConnectOrigins: ['NCB_EXTRA_CONNECT_ORIGINS', parseList],
  iitWidgetUrl: ['NCB_IIT_WIDGET_URL', (text) => parseFramedPage('NCB_IIT_WIDGET_URL', text)],
  signatureAlgorithms: ['NCB_SIGNATURE_ALGORITHMS', parseAlgorithms],
  trustedAuthorities: ['NCB_TRUSTED_AUTHORITIES', parseList],
  revocationLists: ['NCB_REVOCATION_LISTS', parseList],
  needsRevocationLists: [
    'NCB_NEEDS_REVOCATION_LISTS',
    (text) => parseChoice('NCB_NEEDS_REVOCATION_LISTS', text, ['0', '1']) === '1',
  ],
  hasPlainCookies: ['NCB_PLAIN_COOKIES', (text) => parseChoice('NCB_PLAIN_COOKIES', text, ['0', '1']) === '1'],
  rateLimits: ['NCB_RATE_LIMITS', parseRateLimits],
  engineDelayMs: ['NCB_ENGINE_DELAY_MS', (text) => parseCount('NCB_ENGINE_DELAY_MS', text)],
  keyFileIterations: ['NCB_KEY_FILE_ITERATIONS', (text) => parseCount('NCB_KEY_FILE_ITERATIONS', text)],
  documents: ['NCB_DOCUMENTS', (text) => parseCount('NCB_DOCUMENTS', text)],
  statementRows: ['NCB_STATEMENT_ROWS', (text) => parseCount('NCB_STATEMENT_ROWS', text)],
  accounts: ['NCB_ACCOUNTS', (text) => parseCount('NCB_ACCOUNTS', text)],
  trackingStepMs: ['NCB_TRACKING_STEP_MS', (text) => parseCount('NCB_TRACKING_STEP_MS', text)],
  receiverNameTimeoutMs: ['NCB_RECEIVER_NAME_TIMEOUT_MS', (text) => parseCount('NCB_RECEIVER_NAME_TIMEOUT_MS', text)],
  settlementDays: ['NCB_SETTLEMENT_DAYS', (text) => parseCount('NCB_SETTLEMENT_DAYS', text)],
  showsOfficialRates: ['NCB_OFFICIAL_RATES', (text) => parseChoice('NCB_OFFICIAL_RATES', text, ['0', '1']) === '1'],
  supportPhones: ['NCB_SUPPORT_PHONES', parseList],
  securityContacts: ['NCB_SECURITY_CONTACTS', parseContacts],
  securityLanguages: ['NCB_SECURITY_LANGUAGES', parseLanguages],
  securityExpires: ['NCB_SECURITY_EXPIRES', parseEnd],
  slowQueryMs: ['NCB_SLOW_QUERY_MS', (text) => parseCount('NCB_SLOW_QUERY_MS', text)],
  tracesEndpoint: ['OTEL_EXPORTER_OTLP_ENDPOINT', parseTracesEndpoint],
  tracesRatio: ['OTEL_TRACES_SAMPLER_ARG', parseRatio],
  watchToken: ['NCB_WATCH_TOKEN', parseWatchToken],
  logLevel: ['NCB_LOG_LEVEL', (text) => parseChoice('NCB_LOG_LEVEL', text, ['silent', 'info', 'debug'])],
};

/** @throws Error that names the variable with an invalid value */
export function readConfig(environment: Environment): BankConfig {
  const entries = Object.entries(READERS).flatMap(([key, [name, read]]) => {
    const text = environment[name];
    return text === undefined || text === '' ? [] : [[key, read(text)]];
  });
  const config = { ...DEFAULT_CONFIG, ...(Object.fromEntries(entries) as Partial<BankConfig>) };
  if (config.appOrigin === config.signOrigin) throw new Error('NCB_SIGN_ORIGIN must not be the origin of the shell');
  const unencrypted = [config.appOrigin, config.signOrigin].find((origin) => isUnencrypted(new URL(origin)));
  if (config.mode === 'production' && unencrypted !== undefined)
    throw new Error(`NCB_APP_ORIGIN and NCB_SIGN_ORIGIN must be https in production, not ${unencrypted}`);
  if (config.hasPlainCookies && config.mode === 'production')
    throw new Error('NCB_PLAIN_COOKIES is for development: others on the network could read the session');
  if (config.securityContacts.length > 0 && config.securityExpires === null)
    throw new Error('NCB_SECURITY_CONTACTS needs NCB_SECURITY_EXPIRES');
  // On our origin it could read the shell and press its buttons.
  if (config.iitWidgetUrl && [config.appOrigin, config.signOrigin].includes(new URL(config.iitWidgetUrl).origin))
    throw new Error('NCB_IIT_WIDGET_URL must not be on an origin of the shell or the signature widget');
  return config;
}

/** True for http, unless it stays on this machine. */
function isUnencrypted({ protocol, hostname }: URL): boolean {
  return protocol !== 'https:' && !LOCAL_HOST.test(hostname);
}

function parseList(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function parseAlgorithms(text: string): readonly SignatureAlgorithm[] {
  return parseList(text).map((item) => parseChoice('NCB_SIGNATURE_ALGORITHMS', item, SIGNATURE_ALGORITHMS));
}

/** Accepts what RFC 9116 calls a contact; a blank would begin another field. */
function parseContacts(text: string): readonly string[] {
  const contacts = parseList(text);
  if (!contacts.every((contact) => /^(?:mailto:|https:\/\/|tel:)[^\s]+$/.test(contact) && URL.canParse(contact)))
    throw new Error('NCB_SECURITY_CONTACTS has an address that is none of mailto:, https:, tel:');
  return contacts;
}

function parseLanguages(text: string): readonly string[] {
  const languages = parseList(text);
  if (!languages.every((language) => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language)))
    throw new Error('NCB_SECURITY_LANGUAGES has a language that is no tag: uk,en');
  return languages;
}

/** Parses a day; the file is valid to its end in UTC. */
function parseEnd(text: string): Date {
  const end = new Date(`${text}T23:59:59Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(end.getTime()))
    throw new Error('NCB_SECURITY_EXPIRES is not a day: 2027-06-30');
  return end;
}

/** Appends the path of traces. Source: OpenTelemetry, OTLP exporter configuration. */
function parseTracesEndpoint(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT is not an http address');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`;
  return url.href;
}

function parseRatio(text: string): number {
  if (!/^(?:0(?:\.[0-9]+)?|1(?:\.0+)?)$/.test(text)) throw new Error('OTEL_TRACES_SAMPLER_ARG is not between 0 and 1');
  return Number(text);
}

/** Refuses a short token, which could be guessed. */
function parseWatchToken(text: string): string {
  if (!/^[\w-]{20,}$/.test(text)) throw new Error('NCB_WATCH_TOKEN is shorter than 20 letters and digits');
  return text;
}

function parseCount(name: string, text: string): number {
  if (!/^[0-9]{1,9}$/.test(text)) throw new Error(`${name} is not a whole number`);
  return Number(text);
}

function parseChoice<const V extends readonly string[]>(name: string, text: string, values: V): V[number] {
  if (!values.includes(text)) throw new Error(`${name} is none of ${values.join(', ')}`);
  return text;
}

/**
 * Accepts plain characters only: the address is inserted into a page, and the IIT protocol appends parameters. Requires
 * TLS, because users type key passwords there.
 */
function parseFramedPage(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    isUnencrypted(url) ||
    url.username ||
    !/^[\w\-.~/]*$/.test(url.pathname) ||
    url.search ||
    url.hash
  )
    throw new Error(`${name} is not the plain https address of a page`);
  return url.href;
}

/** Parses `signIn,read,write`, calls per minute. */
function parseRateLimits(text: string): RateLimits {
  const [signIn, read, write] = parseList(text).map((item) => parseCount('NCB_RATE_LIMITS', item));
  if (signIn === undefined || read === undefined || write === undefined)
    throw new Error('NCB_RATE_LIMITS is not three numbers: sign-in, reading, writing');
  return { signIn, read, write };
}
