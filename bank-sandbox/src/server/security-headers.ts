import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { BankConfig } from '../config';
import features from './browser-features.json';
import { CSP_REPORTS_PATH } from './register-csp-reports';

const YEAR_S = 365 * 24 * 60 * 60;
const NONE = ["'none'"];
const SELF = ["'self'"];

const nonces = new WeakMap<ServerResponse, string>();

/** Returns the nonce of a response for its policy and style elements. */
export function getNonce(response: ServerResponse): string {
  const existing = nonces.get(response);
  if (existing !== undefined) return existing;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

type Directives = Readonly<
  Record<string, readonly (string | ((request: IncomingMessage, response: ServerResponse) => string))[]>
>;

/** Builds the shell's policy. Source: docs/requirements/security.md#content-security-policy. */
function buildShellPolicy(config: BankConfig): Directives {
  const { signOrigin, extraScriptOrigins, extraConnectOrigins } = config;
  return {
    'default-src': NONE,
    'script-src': [...SELF, ...extraScriptOrigins],
    'connect-src': [...SELF, ...extraConnectOrigins],
    'img-src': [...SELF, 'data:'],
    'font-src': SELF,
    'style-src': NONE,
    // Hosts of remotes serve style sheets too.
    'style-src-elem': [...SELF, ...extraScriptOrigins, (_request, response) => `'nonce-${getNonce(response)}'`],
    'style-src-attr': NONE,
    'worker-src': SELF,
    'frame-src': [signOrigin],
    'base-uri': NONE,
    'form-action': SELF,
    'object-src': NONE,
    'frame-ancestors': NONE,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [CSP_REPORTS_PATH],
    ...(canReportByName(config) && { 'report-to': [REPORT_ENDPOINT] }),
  };
}

const REPORT_ENDPOINT = 'csp';

/** Browsers that know `report-to` ignore `report-uri`, and send to named endpoints over https only. */
function canReportByName({ appOrigin }: BankConfig): boolean {
  return appOrigin.startsWith('https:');
}

/**
 * Builds the policy of the widget, which communicates only with the page that frames it. It reports nothing: an address
 * that code of this page is refused could contain a part of a key.
 */
function buildWidgetPolicy({ appOrigin, iitWidgetUrl }: BankConfig): Directives {
  return {
    'default-src': NONE,
    'script-src': SELF,
    'style-src': SELF,
    'font-src': SELF,
    'img-src': SELF,
    'worker-src': SELF,
    'connect-src': NONE,
    // `default-src` refuses every frame.
    ...(iitWidgetUrl && { 'frame-src': [new URL(iitWidgetUrl).origin] }),
    'base-uri': NONE,
    'form-action': NONE,
    'frame-ancestors': [appOrigin],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['ncb-widget'],
  };
}

/**
 * Builds `Permissions-Policy`. The shell uses the camera (codes of bills), its picture and copying, the widget nothing.
 * Sharing stays allowed by its default: browsers that do not have it would complain about its name. Source:
 * docs/requirements/security.md#browser-features.
 */
function buildPermissions(used: '(self)' | '()'): string {
  return [...features.used.map((name) => `${name}=${used}`), ...features.unused.map((name) => `${name}=()`)].join(', ');
}

function addHeader(app: FastifyInstance, name: string, value: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(name, value);
    done();
  });
}

function buildHeaders(directives: Directives, framing: 'deny' | null): HelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: { maxAge: YEAR_S, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // The older header would keep the shell from framing the widget.
    xFrameOptions: framing ? { action: framing } : false,
  };
}

export function useShellHeaders(app: FastifyInstance, config: BankConfig): void {
  useHeaders(app, buildHeaders(buildShellPolicy(config), 'deny'));
  addHeader(app, 'permissions-policy', buildPermissions('(self)'));
  if (canReportByName(config)) addHeader(app, 'reporting-endpoints', `${REPORT_ENDPOINT}="${CSP_REPORTS_PATH}"`);
}

export function useWidgetHeaders(app: FastifyInstance, config: BankConfig): void {
  useHeaders(app, buildHeaders(buildWidgetPolicy(config), null));
  addHeader(app, 'permissions-policy', buildPermissions('()'));
}

/** Adds the headers to every answer. Not by `@fastify/helmet`, which parses the options again for each request. */
function useHeaders(app: FastifyInstance, options: HelmetOptions): void {
  const addHeaders = helmet(options);
  app.addHook('onRequest', (request, reply, done) =>
    addHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
}
