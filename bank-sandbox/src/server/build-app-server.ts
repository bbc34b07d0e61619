import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { applyFaults } from '../faults';
import { registerConsole } from '../operator';
import type { Services } from '../services';
import type { Tracing } from '../tracing';
import { registerApi } from './register-api';
import { registerCspReports } from './register-csp-reports';
import { getPath, needsWatchToken } from './addresses';
import { registerFailures } from './register-failures';
import { registerHealth } from './register-health';
import { observeRequests, registerMetrics, type Pools } from './register-metrics';
import { createRequestId, useRequestId } from './request-id';
import { registerImportTemplates } from './register-import-templates';
import { refuseOutright } from './refuse-outright';
import { ROUTES } from './routes';
import { useShellHeaders, useWidgetHeaders } from './security-headers';
import { registerSecurityTxt } from './register-security-txt';
import { registerShellSite } from './register-shell-site';
import { registerWidgetSite } from './register-widget-site';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for the route of pages and files of the client. */
    readonly isSiteFile?: boolean;
  }
}

/** Keep-alive and what balancers read. */
const SILENT = /^\/(?:ncb\/api\/ping|health\/(?:live|ready))$/;

function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = getPath(request.url);
    // Monitoring calls every few seconds; what it is refused may be a stranger's.
    const isMonitoring = needsWatchToken(path) && reply.statusCode < 400;
    if (!SILENT.test(path) && !isMonitoring) {
      const { id: requestId, method } = request;
      // A page is some forty files, among which its calls would not be found.
      const level = request.routeOptions.config.isSiteFile && reply.statusCode < 400 ? 'debug' : 'info';
      log[level]({ requestId, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    }
    done();
  });
}

const BODY_LIMIT = 1024 * 1024;

export async function buildAppServer(
  bank: Services,
  log: Logger,
  pools: Pools = { calls: bank.db },
  tracing: Tracing | null = null,
): Promise<FastifyInstance> {
  const app = createServer(bank);
  useRequestId(app);
  observeRequests(app);
  tracing?.observeCalls(app);
  useShellHeaders(app, bank.config);
  logRequests(app, log);
  registerFailures(app, log);
  await app.register(cookie);
  // Foreign pages can post JSON and plain text.
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  if (bank.config.mode === 'development') applyFaults(app, bank.faults);
  await registerApi(app, bank, ROUTES);
  await registerCspReports(app, bank);
  registerHealth(app, bank, log);
  registerMetrics(app, bank, pools);
  if (bank.config.mode === 'development') registerConsole(app, bank);
  registerImportTemplates(app);
  registerSecurityTxt(app, bank, log);
  await registerShellSite(app, bank.config);
  await app.ready();
  return app;
}

export async function buildWidgetServer(bank: Services, log: Logger): Promise<FastifyInstance> {
  const app = createServer(bank);
  useWidgetHeaders(app, bank.config);
  logRequests(app, log);
  registerFailures(app, log);
  await registerWidgetSite(app, bank.config);
  await app.ready();
  return app;
}

function createServer({ config }: Services): FastifyInstance {
  return Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    exposeHeadRoutes: false,
    genReqId: createRequestId,
    // Requests during a stop are answered; new connections are refused.
    return503OnClosing: false,
    // The framework's answer to an unreadable address (`/ncb/%`) repeats it without our headers.
    frameworkErrors: (_error, _request, reply) => refuseOutright(reply.raw, 400, 'Bad request'),
  });
}
