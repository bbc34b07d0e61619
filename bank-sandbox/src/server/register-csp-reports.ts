import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storeViolations } from '../areas/support/csp-violations';
import { readCspReports } from '../areas/support/read-csp-reports';
import type { Services } from '../services';
import { API_PREFIX } from './addresses';
import { createRateLimit } from './create-rate-limit';
import { guardSite } from './guards';

export const CSP_REPORTS_PATH = `${API_PREFIX}/csp_reports`;

const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'];
/** Size of a minute's reports, each of which repeats the policy. */
const BODY_MAX = 64 * 1024;
/** Requests per minute: of one address, and of all in this process. */
const LIMITS = { address: 60, all: 600 };

/**
 * Registers the address to which browsers report violations of the shell's policy. It needs no session, so it keeps
 * numbers only (`read-csp-reports.ts`). Foreign pages cannot send the content types; a policy of theirs that names this
 * address is refused. Source: docs/requirements/security.md#reports-of-violations.
 */
export async function registerCspReports(app: FastifyInstance, { db, clock, config }: Services): Promise<void> {
  const isWithinAddress = createRateLimit(LIMITS.address);
  const isWithinAll = createRateLimit(LIMITS.all);
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(MEDIA_TYPES, { parseAs: 'string' }, (_request, text, done) =>
      done(null, parseJson(text)),
    );
    scope.post(CSP_REPORTS_PATH, {
      bodyLimit: BODY_MAX,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (isForeign(request, config.appOrigin)) return reply.code(403).send();
        const now = clock.now();
        if (!isWithinAddress(request.ip, now) || !isWithinAll('', now))
          return reply.code(429).header('retry-after', '60').send();
      },
      handler: async (request, reply) => {
        if (request.body === undefined) return reply.code(400).send();
        await storeViolations(db.queries, clock.now(), readCspReports(request.body, config));
        return reply.code(204).send();
      },
    });
    done();
  });
}

/** Under `no-referrer` some browsers send the origin `null`. */
function isForeign({ headers }: FastifyRequest, appOrigin: string): boolean {
  const { origin, ...others } = headers;
  return guardSite({ headers: origin === 'null' ? others : headers }, appOrigin) !== null;
}

/** @returns undefined for a malformed text */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
