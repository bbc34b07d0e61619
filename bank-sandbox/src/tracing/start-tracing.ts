import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { BankConfig } from '../config';
import { findSqlFailure, shortenStatement, type QueryWatch } from '../db';
import { isApiPath } from '../server/addresses';
import { createRateLimit } from '../server/create-rate-limit';

/** Limit of one export, ms; a stop of the process waits for the last one. */
const EXPORT_LIMIT_MS = 5_000;
const REASON_MAX = 300;

export interface Tracing {
  /** Makes a span of each query that a call of the API makes. */
  readonly watch: QueryWatch;
  /** Makes a span of each call of the API. */
  observeCalls(app: FastifyInstance): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Starts traces by OpenTelemetry; without an address in the settings its packages are not loaded. Spans have no address,
 * no id, no value of a query. Source: docs/adr/0229-traces.md.
 */
export async function startTracing(
  { tracesEndpoint, tracesRatio, version }: Pick<BankConfig, 'tracesEndpoint' | 'tracesRatio' | 'version'>,
  log: Logger,
): Promise<Tracing | null> {
  if (tracesEndpoint === null) return null;
  // Not bundled: an import at the top would load them in every process.
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  // The packages report failed exports and dropped spans every few seconds.
  const isWithin = createRateLimit(1);
  const warn = (reason: string) => {
    if (isWithin('', new Date())) log.warn({ reason: reason.slice(0, REASON_MAX) }, 'traces were not sent');
  };
  const unused = () => undefined;
  api.diag.setLogger(
    { error: warn, warn, info: unused, debug: unused, verbose: unused },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: tracesEndpoint, timeoutMillis: EXPORT_LIMIT_MS });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ncb-bank', 'service.version': version }),
    sampler: new sdk.TraceIdRatioBasedSampler(tracesRatio),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('ncb-bank', version);
  const calls = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<FastifyRequest, Span>();
  const { ERROR } = api.SpanStatusCode;
  return {
    async watch(statement, run) {
      const call = calls.getStore();
      if (!call) return run();
      const text = shortenStatement(statement);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const [operation = text] = text.split(' ', 1);
      const parent = api.trace.setSpan(api.ROOT_CONTEXT, call);
      const span = tracer.startSpan(operation, { kind: api.SpanKind.CLIENT, attributes }, parent);
      try {
        return await run();
      } catch (error) {
        // The message quotes values.
        span.setAttribute('error.type', findSqlFailure(error)?.state ?? 'unknown').setStatus({ code: ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    observeCalls(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (!isApiPath(request.url)) return done();
        const route = request.routeOptions.url ?? 'unknown';
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'ncb.request_id': request.id,
        };
        // A root: a trace that callers continue, they could also forge.
        const options = { kind: api.SpanKind.SERVER, attributes, root: true };
        const span = tracer.startSpan(`${request.method} ${route}`, options);
        spans.set(request, span);
        calls.run(span, done);
      });
      // The parser of a body goes on in the context of its connection.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        if (span) calls.run(span, done);
        else done();
      });
      app.addHook('onResponse', (request, { statusCode, refusalCode }, done) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (refusalCode !== null) span?.setAttribute('ncb.refusal', refusalCode);
        if (statusCode >= 500) span?.setStatus({ code: ERROR });
        span?.end();
        done();
      });
    },
    // Fails with the last export.
    stop: () => provider.shutdown().catch((error: unknown) => warn(String(error))),
  };
}
