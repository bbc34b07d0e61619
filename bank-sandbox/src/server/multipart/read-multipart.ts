import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Limits a few fields above any call; files are refused. */
const LIMITS = { files: 0, fields: 10, parts: 10, fieldNameSize: 100, headerPairs: 20 };

/**
 * Reads multipart bodies in a scope. Source: docs/requirements/currency-payroll-credits-statements.md#payroll-calls,
 * docs/requirements/security.md#content-types.
 */
export async function readMultipart(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readFields(request);
  });
}

/** Refuses a repeated field. */
async function readFields(request: FastifyRequest): Promise<Readonly<Record<string, string>>> {
  const { bodyLimit } = request.routeOptions;
  // Fastify checks only bodies it parses itself.
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw createError(413);
  const fields = new Map<string, string>();
  let size = 0;
  for await (const part of readParts(request, bodyLimit)) {
    if (part.type === 'file' || typeof part.value !== 'string') throw createError(400);
    if (part.fieldnameTruncated || fields.has(part.fieldname)) throw createError(400);
    size += Buffer.byteLength(part.value);
    if (part.valueTruncated || size > bodyLimit) throw createError(413);
    fields.set(part.fieldname, part.value);
  }
  return Object.fromEntries(fields);
}

/** Adds a status, which the parser's own errors lack. */
async function* readParts(request: FastifyRequest, fieldSize: number): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: { ...LIMITS, fieldSize } });
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : createError(400);
  }
}

function createError(statusCode: 400 | 413): Error {
  return Object.assign(new Error('the multipart body was refused'), { statusCode });
}
