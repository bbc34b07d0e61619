import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BankConfig } from '../config';
import { needsWatchToken } from './addresses';
import { refuseOutright } from './refuse-outright';

/** Refuses other hosts, so that a page whose name points here reaches nothing (DNS rebinding). */
export function routeByHost(
  { appOrigin, signOrigin, watchToken }: Pick<BankConfig, 'appOrigin' | 'signOrigin' | 'watchToken'>,
  app: FastifyInstance,
  widget: FastifyInstance,
): RequestListener {
  const [appHost, signHost] = [new URL(appOrigin).host, new URL(signOrigin).host];
  return (request, response) => {
    const host = request.headers.host?.toLowerCase();
    if (host === appHost) return app.routing(request, response);
    if (host === signHost) return widget.routing(request, response);
    if (watchToken !== null && needsWatchToken(request.url ?? '')) return app.routing(request, response);
    refuseOutright(response, 421, 'Misdirected request');
  };
}
