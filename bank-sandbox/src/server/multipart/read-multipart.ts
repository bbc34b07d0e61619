import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Fields only, a few more than any call has; a file is refused. */
const LIMITS = { files: 0, fields: 10, parts: 10, fieldNameSize: 100, headerPairs: 20 };

/**
 * Makes a part of the server read multipart bodies and no others; elsewhere they stay unread.
 * Source: spec 3 §7, reference/security 12
 */
export async function readMultipart(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await fieldsOf(request);
  });
}

/** The fields by name. A field given twice is refused: which of the two is meant would be a guess. */
async function fieldsOf(request: FastifyRequest): Promise<Readonly<Record<string, string>>> {
  const { bodyLimit } = request.routeOptions;
  // Fastify itself compares only bodies that it reads by itself.
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw refused(413);
  const fields = new Map<string, string>();
  let size = 0;
  for await (const part of partsOf(request, bodyLimit)) {
    if (part.type === 'file' || typeof part.value !== 'string') throw refused(400);
    if (part.fieldnameTruncated || fields.has(part.fieldname)) throw refused(400);
    size += Buffer.byteLength(part.value);
    if (part.valueTruncated || size > bodyLimit) throw refused(413);
    fields.set(part.fieldname, part.value);
  }
  return Object.fromEntries(fields);
}

/** A body that is no multipart text is the caller's fault; the parser's own errors do not say so. */
async function* partsOf(request: FastifyRequest, fieldSize: number): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: { ...LIMITS, fieldSize } });
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : refused(400);
  }
}

function refused(statusCode: 400 | 413): Error {
  return Object.assign(new Error('the multipart body was refused'), { statusCode });
}
