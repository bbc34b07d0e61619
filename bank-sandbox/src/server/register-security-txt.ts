import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Services } from '../services';
import { REVALIDATE } from './site-files';

const PATH = '/.well-known/security.txt';

/**
 * Registers the address for people who have found a weakness. Without contacts, and once `securityExpires` is past,
 * there is none: a stale one would mislead. Source: RFC 9116.
 */
export function registerSecurityTxt(app: FastifyInstance, { config, clock }: Services, log: Logger): void {
  const { appOrigin, securityContacts, securityLanguages, securityExpires } = config;
  const isCurrent = () => securityExpires !== null && clock.now() < securityExpires;
  if (securityContacts.length === 0 || securityExpires === null) return;
  if (!isCurrent()) log.warn({ expires: securityExpires }, 'security.txt has expired and is not served');
  const lines = [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${securityExpires.toISOString()}`,
    `Preferred-Languages: ${securityLanguages.join(', ')}`,
    `Canonical: ${appOrigin}${PATH}`,
  ];
  const text = lines.map((line) => `${line}\r\n`).join('');
  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    handler: async (_request, reply) => {
      if (!isCurrent()) {
        reply.callNotFound();
        return reply;
      }
      return reply.header('cache-control', REVALIDATE).type('text/plain; charset=utf-8').send(text);
    },
  });
}
