import { APPLICATION_VERSION, SETTLEMENT_DAYS, STATEMENT_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';

/** How many calls of a class one address (sign-in) or one session (the others) may make in a minute. */
export interface RateLimits {
  readonly signIn: number;
  readonly read: number;
  readonly write: number;
}

/** ECDSA on P-256 with certificates of the bank's own; DSTU 4145 with those of authorities that it believes. */
export const SIGNATURE_ALGORITHMS = ['p256', 'dstu4145'] as const;
export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];

export interface BankConfig {
  /** In production there is no console, no demonstration code, no secret made up at the first start. */
  readonly mode: 'development' | 'production';
  /** Where the shell is served and the calls are answered, e.g. `http://app.ibank.localhost:8080`. */
  readonly appOrigin: string;
  /** Where the signature widget is served: another origin, by host name or by port. */
  readonly signOrigin: string;
  /** The port to listen on when it is not the origins' own, as behind a proxy; null: the origins' ports. */
  readonly port: number | null;
  /** Addresses to listen on; one that the machine does not have is passed over. */
  readonly listenOn: readonly string[];
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Holds the embedded database, the secrets and the demonstration key files. */
  readonly dataDir: string;
  /** A PostgreSQL server; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Holds `app/ncb` (the shell and the remotes) and `sign` (the widget); null: no pages are served. */
  readonly siteDir: string | null;
  /** Mixed into passwords and codes; null: kept in the data folder, made at the first start. */
  readonly pepper: string | null;
  /** Other origins that remotes may be loaded from and call. */
  readonly extraScriptOrigins: readonly string[];
  readonly extraConnectOrigins: readonly string[];
  /** The page of the IIT EndUser widget, on an origin of its own; null: signing by key file only. */
  readonly iitWidgetUrl: string | null;
  /** Which signatures the bank takes. */
  readonly signatureAlgorithms: readonly SignatureAlgorithm[];
  /** Files with the certificates of authorities that the bank believes, for keys by DSTU 4145. */
  readonly trustedAuthorities: readonly string[];
  /** Files with lists of certificates that those authorities have revoked. */
  readonly revocationLists: readonly string[];
  /** Whether a certificate is refused while no list of its authority in force is there. */
  readonly needsRevocationLists: boolean;
  readonly rateLimits: RateLimits;
  /** How long after sending the engine takes a document. */
  readonly engineDelayMs: number;
  /** PBKDF2 iterations of the demonstration key files; null: the standard number. */
  readonly keyFileIterations: number | null;
  /** How many documents of a year are generated for the demonstration's first company, once; 0: none. */
  readonly documents: number;
  /** The most documents that an answer about a statement has. */
  readonly statementRows: number;
  /** How many accounts are generated for a holding of their own, once; 0: none. */
  readonly accounts: number;
  /** How long a payment in currency takes from one bank of its way to the next. */
  readonly trackingStepMs: number;
  /** Within how many days goods or the money's return follow a payment abroad. */
  readonly settlementDays: number;
  /** The panel of rates shows the National Bank's too, beside the column that the specification leaves at 0.00. */
  readonly showsOfficialRates: boolean;
  /** Telephone numbers that the client shows in its help menu. */
  readonly supportPhones: readonly string[];
  /** Who may ask how loading the client's parts goes, by this word; null: nobody. */
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
  rateLimits: { signIn: 120, read: 1200, write: 600 },
  engineDelayMs: 3000,
  keyFileIterations: null,
  documents: 0,
  statementRows: STATEMENT_ROWS_MAX,
  accounts: 0,
  trackingStepMs: 30 * 60_000,
  settlementDays: SETTLEMENT_DAYS,
  showsOfficialRates: false,
  supportPhones: ['0 800 000 000', '+380 44 000 00 00'],
  watchToken: null,
  logLevel: 'info',
  version: APPLICATION_VERSION,
};

const LOCAL_HOST = /^(?:.+\.)?localhost$|^127\.0\.0\.1$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** The names under which the environment sets the configuration; what is not set keeps its default. */
const READERS: { readonly [K in keyof BankConfig]?: readonly [name: string, read: (text: string) => BankConfig[K]] } = {
  mode: ['NCB_MODE', (text) => oneOf('NCB_MODE', text, ['development', 'production'])],
  appOrigin: ['NCB_APP_ORIGIN', (text) => new URL(text).origin],
  signOrigin: ['NCB_SIGN_ORIGIN', (text) => new URL(text).origin],
  port: ['NCB_PORT', (text) => count('NCB_PORT', text)],
  listenOn: ['NCB_LISTEN_ON', listOf],
  trustedProxies: ['NCB_TRUSTED_PROXIES', listOf],
  dataDir: ['NCB_DATA_DIR', String],
  databaseUrl: ['DATABASE_URL', String],
  siteDir: ['NCB_SITE_DIR', String],
  pepper: ['NCB_PEPPER', String],
  extraScriptOrigins: ['NCB_EXTRA_SCRIPT_ORIGINS', listOf],
  extraConnectOrigins: ['NCB_EXTRA_CONNECT_ORIGINS', listOf],
  iitWidgetUrl: ['NCB_IIT_WIDGET_URL', (text) => framedPage('NCB_IIT_WIDGET_URL', text)],
  signatureAlgorithms: ['NCB_SIGNATURE_ALGORITHMS', algorithms],
  trustedAuthorities: ['NCB_TRUSTED_AUTHORITIES', listOf],
  revocationLists: ['NCB_REVOCATION_LISTS', listOf],
  needsRevocationLists: [
    'NCB_NEEDS_REVOCATION_LISTS',
    (text) => oneOf('NCB_NEEDS_REVOCATION_LISTS', text, ['0', '1']) === '1',
  ],
  rateLimits: ['NCB_RATE_LIMITS', rateLimits],
  engineDelayMs: ['NCB_ENGINE_DELAY_MS', (text) => count('NCB_ENGINE_DELAY_MS', text)],
  keyFileIterations: ['NCB_KEY_FILE_ITERATIONS', (text) => count('NCB_KEY_FILE_ITERATIONS', text)],
  documents: ['NCB_DOCUMENTS', (text) => count('NCB_DOCUMENTS', text)],
  statementRows: ['NCB_STATEMENT_ROWS', (text) => count('NCB_STATEMENT_ROWS', text)],
  accounts: ['NCB_ACCOUNTS', (text) => count('NCB_ACCOUNTS', text)],
  trackingStepMs: ['NCB_TRACKING_STEP_MS', (text) => count('NCB_TRACKING_STEP_MS', text)],
  settlementDays: ['NCB_SETTLEMENT_DAYS', (text) => count('NCB_SETTLEMENT_DAYS', text)],
  showsOfficialRates: ['NCB_OFFICIAL_RATES', (text) => oneOf('NCB_OFFICIAL_RATES', text, ['0', '1']) === '1'],
  supportPhones: ['NCB_SUPPORT_PHONES', listOf],
  watchToken: ['NCB_WATCH_TOKEN', watchWord],
  logLevel: ['NCB_LOG_LEVEL', (text) => oneOf('NCB_LOG_LEVEL', text, ['silent', 'info', 'debug'])],
};

/**
 * The configuration that the environment asks for.
 * @throws Error that names the variable whose value cannot be read
 */
export function readConfig(environment: Environment): BankConfig {
  const given = Object.entries(READERS).flatMap(([key, [name, read]]) => {
    const text = environment[name];
    return text === undefined || text === '' ? [] : [[key, read(text)]];
  });
  const config = { ...DEFAULT_CONFIG, ...(Object.fromEntries(given) as Partial<BankConfig>) };
  if (config.appOrigin === config.signOrigin) throw new Error('NCB_SIGN_ORIGIN must not be the origin of the shell');
  // On an origin of ours it could read what the shell or the widget shows, and press their buttons.
  if (config.iitWidgetUrl && [config.appOrigin, config.signOrigin].includes(new URL(config.iitWidgetUrl).origin))
    throw new Error('NCB_IIT_WIDGET_URL must not be on an origin of the shell or the signature widget');
  return config;
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function algorithms(text: string): readonly SignatureAlgorithm[] {
  return listOf(text).map((item) => oneOf('NCB_SIGNATURE_ALGORITHMS', item, SIGNATURE_ALGORITHMS));
}

/** A short word would be found by trying. */
function watchWord(text: string): string {
  if (!/^[\w-]{20,}$/.test(text)) throw new Error('NCB_WATCH_TOKEN is shorter than 20 letters and digits');
  return text;
}

function count(name: string, text: string): number {
  if (!/^[0-9]{1,9}$/.test(text)) throw new Error(`${name} is not a whole number`);
  return Number(text);
}

function oneOf<const V extends readonly string[]>(name: string, text: string, values: V): V[number] {
  if (!values.includes(text)) throw new Error(`${name} is none of ${values.join(', ')}`);
  return text;
}

/**
 * The address of a page that the widget frames. Plain letters only: it is written into the widget's page, and the IIT
 * protocol puts its parameters behind it. People type their keys' passwords there, so it must come over TLS unless it
 * is on this very machine.
 */
function framedPage(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL_HOST.test(url.hostname));
  if (!url || !isSafe || url.username || !/^[\w\-.~/]*$/.test(url.pathname) || url.search || url.hash)
    throw new Error(`${name} is not the plain https address of a page`);
  return url.href;
}

/** `signIn,read,write`, calls in a minute. */
function rateLimits(text: string): RateLimits {
  const [signIn, read, write] = listOf(text).map((item) => count('NCB_RATE_LIMITS', item));
  if (signIn === undefined || read === undefined || write === undefined)
    throw new Error('NCB_RATE_LIMITS is not three numbers: sign-in, reading, writing');
  return { signIn, read, write };
}
