import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { parseHttpAddress } from '../packages/addresses.mjs';
import { readJson, ROOT } from '../packages/tree.mjs';

/** Address of a bank process, as in `server` of an upstream: `10.0.0.1:7400`, `[::1]:7400`. */
const PROCESS = /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i;
const NOT_A_WORD = /[\s;{}"'$\\]/;
const TEMPLATE = join(ROOT, 'deploy/nginx/ncb.conf.template');

/** Headers of both hosts; an end-to-end test compares them with those of the bank's own server. */
const COMMON_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
};

/** Lists of the bank's own server. @type {{ used: string[], unused: string[] }} */
const FEATURES = readJson(join(ROOT, 'bank-sandbox/src/server/browser-features.json'));

/**
 * Locations that the bank serves; everything else is files. `/health/`, `/metrics` and the operator's console are
 * internal only.
 */
const BANK_MATCHES = [
  '^~ /ncb/api/',
  '= /api/rates',
  '= /ncb/config.json',
  '^~ /ncb/templates/',
  '= /.well-known/security.txt',
];

/**
 * @typedef {object} NginxSite
 * @property {string} appOrigin of the shell
 * @property {string} signOrigin of the signature widget
 * @property {string} siteDir folder of the deployed site
 * @property {readonly string[]} banks `host:port` of the bank's processes
 * @property {readonly string[]} [scriptOrigins] other hosts that remotes are loaded from, scripts and style sheets
 * @property {readonly string[]} [connectOrigins]
 * @property {string | null} [iitWidgetUrl] page of the IIT widget, as the bank's NCB_IIT_WIDGET_URL
 * @property {{ certificate: string, key: string } | null} [tls] files, where the origins are https
 * @property {string} [accessLog] file of the log of requests
 * @property {string} [errorLog]
 */

/**
 * Builds nginx's configuration for a site from deploy/nginx/ncb.conf.template.
 * @param {NginxSite} site
 */
export function buildNginxConfiguration({ appOrigin, signOrigin, siteDir, banks, tls = null, ...more }) {
  const { scriptOrigins = [], connectOrigins = [], iitWidgetUrl = null } = more;
  const { accessLog = '/var/log/nginx/ncb.log', errorLog = '/var/log/nginx/ncb-error.log' } = more;
  const [app, sign] = [parseHttpAddress(appOrigin, '--app'), parseHttpAddress(signOrigin, '--sign')];
  const iit = iitWidgetUrl ? parseHttpAddress(iitWidgetUrl, '--iit-widget') : null;
  if (!isAbsolute(siteDir)) throw new Error(`--site is the whole path of a folder, not ${siteDir}`);
  const strange = banks.find((bank) => !PROCESS.test(bank));
  if (strange !== undefined) throw new Error(`--bank is host:port, not ${strange}`);
  for (const word of [
    siteDir,
    accessLog,
    errorLog,
    ...scriptOrigins,
    ...connectOrigins,
    ...Object.values(tls ?? {}),
    iit?.href ?? '',
  ])
    if (NOT_A_WORD.test(word)) throw new Error(`nginx would not read ${word} as one word`);
  if (app.origin === sign.origin) throw new Error('the widget needs an origin of its own');
  if ([app, sign].some(({ protocol }) => protocol === 'https:') && !tls)
    throw new Error('https needs a certificate and its key');
  const listen = (/** @type {URL} */ { port, protocol }) =>
    // `http2` as a word of `listen` also works in nginx before 1.25.1; browsers speak HTTP/2 only over TLS.
    `${port || (protocol === 'https:' ? 443 : 80)}${protocol === 'https:' ? ' ssl http2' : ''}`;
  const listens = [...new Set([listen(app), listen(sign)])];
  const withTls = tls ? buildTls(tls) : '';
  // Lines of lesser levels quote the request with its query. What failed there is in the log of requests.
  const logs = `access_log ${accessLog} ncb;\n  error_log ${errorLog} emerg;`;

  return fillTemplate(readFileSync(TEMPLATE, 'utf8'), {
    APP_ORIGIN: app.origin,
    SIGN_ORIGIN: sign.origin,
    APP_HOST: app.hostname,
    SIGN_HOST: sign.hostname,
    APP_LISTEN: listen(app),
    SIGN_LISTEN: listen(sign),
    SITE: siteDir,
    TLS: withTls,
    LOGS: logs,
    SCRIPT_ORIGINS: scriptOrigins.map((origin) => ` ${origin}`).join(''),
    CONNECT_ORIGINS: connectOrigins.map((origin) => ` ${origin}`).join(''),
    APP_PERMISSIONS: buildPermissions('(self)'),
    SIGN_PERMISSIONS: buildPermissions('()'),
    // Browsers send to named endpoints over https only.
    REPORT_TO: app.protocol === 'https:' ? ';report-to csp' : '',
    REPORT_HEADER:
      app.protocol === 'https:' ? `  add_header Reporting-Endpoints 'csp="/ncb/api/csp_reports"' always;` : '',
    IIT_WIDGET_URL: iit?.href ?? '',
    IIT_FRAME: iit ? `frame-src ${iit.origin};` : '',
    BANK_SERVERS: banks.map((bank) => `  server ${bank} max_fails=0;`).join('\n'),
    BANK_LOCATIONS: BANK_MATCHES.map(buildBankLocation).join('\n'),
    COMMON_HEADERS: Object.entries(COMMON_HEADERS)
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n'),
    OTHER_HOSTS: listens.map((port) => buildOtherHosts(port, withTls, logs)).join('\n'),
  });
}

/** Ciphers of TLS 1.2 with forward secrecy and authenticated encryption; those of 1.3 all have both. */
const CIPHERS = ['ECDSA', 'RSA'].flatMap((key) =>
  ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].map((cipher) => `ECDHE-${key}-${cipher}`),
);

/** @type {(files: { certificate: string, key: string }) => string} */
function buildTls({ certificate, key }) {
  return [
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    `ssl_ciphers ${CIPHERS.join(':')};`,
    // A ticket's key lives as long as nginx: with it recorded traffic could be read later.
    'ssl_session_tickets off;',
    'ssl_session_cache shared:ncb:10m;',
  ].join('\n  ');
}

/** @type {(used: string) => string} */
function buildPermissions(used) {
  const names = [...FEATURES.used.map((name) => `${name}=${used}`), ...FEATURES.unused.map((name) => `${name}=()`)];
  return names.join(', ');
}

/** @type {(match: string) => string} */
function buildBankLocation(match) {
  return `  location ${match} {
    # A header of its own: without one the headers above would be sent beside the bank's. Also on a 502 of nginx.
    add_header X-Request-ID $request_id always;
    proxy_hide_header X-Request-ID;
    proxy_set_header X-Request-ID $request_id;
    proxy_pass http://ncb_bank;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    # Not added to what the caller sent: he could write any address there.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 2s;
    # Longer than the bank's own limit of a minute.
    proxy_read_timeout 65s;
    # Also a POST goes to the next process when this one goes away: what it did is undone or known by its key.
    proxy_next_upstream error timeout non_idempotent;
  }`;
}

/** @type {(listen: string, tls: string, logs: string) => string} */
function buildOtherHosts(listen, tls, logs) {
  return `server {
  listen ${listen} default_server;
  server_name _;
  ${logs}
  ${tls}
  server_tokens off;
  client_header_timeout 20s;
  client_body_timeout 20s;
  default_type text/plain;
  charset utf-8;
  add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;
  add_header X-Content-Type-Options nosniff always;
  add_header Cache-Control no-store always;
  return 421 "Misdirected request\\n";
}`;
}

/** @type {(template: string, values: Record<string, string>) => string} */
function fillTemplate(template, values) {
  return template.replace(/\{\{([A-Z_]+)\}\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to put for {{${name}}}`);
    return value;
  });
}
