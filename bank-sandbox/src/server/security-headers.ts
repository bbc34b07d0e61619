import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { BankConfig } from '../config';

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
function buildShellPolicy({ signOrigin, extraScriptOrigins, extraConnectOrigins }: BankConfig): Directives {
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
  };
}

/** Builds the policy of the widget, which communicates only with the page that frames it. */
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

function buildHeaders(directives: Directives, framing: 'deny' | null): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: { maxAge: YEAR_S, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // The older header would keep the shell from framing the widget.
    xFrameOptions: framing ? { action: framing } : false,
  };
}

export async function useShellHeaders(app: FastifyInstance, config: BankConfig): Promise<void> {
  await app.register(helmet, buildHeaders(buildShellPolicy(config), 'deny'));
}

export async function useWidgetHeaders(app: FastifyInstance, config: BankConfig): Promise<void> {
  await app.register(helmet, buildHeaders(buildWidgetPolicy(config), null));
}
