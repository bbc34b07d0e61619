import type { Call } from '../../src/api/contract';
import { envelope, sessionParameters } from '../../src/api/contract';
import type { Field, RecordCodec } from '../../src/api/contract/record';
import { AREAS, type CallDoc } from './call-docs';
import { extractComponents } from './extract-components';
import { isOptional, getSchema } from './schema';

type AnyCall = Call<unknown, unknown>;
type Json = Readonly<Record<string, unknown>>;

const BODY_TYPES = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;

/**
 * Builds the OpenAPI 3.1 document. Calls that share method and path (`variant`) become one operation with alternatives.
 * @param calls as the contract declares them
 * @param version of the application
 * @param docs area and description of each call
 */
export function buildOpenApiDocument(calls: readonly AnyCall[], version: string, docs: CallDocs): Json {
  return extractComponents({
    openapi: '3.1.0',
    info: {
      title: 'NCB: web service of the bank for its business customers',
      contact: { name: 'The bank’s support of business customers', url: 'https://bank.example/support' },
      version,
      description:
        'Every POST needs a header X-Requested-With. Calls of a company carry clnt_id, ncb_id and user_id, which the bank compares with the session.',
    },
    servers: [{ url: '/ncb/api' }],
    tags: Object.keys(AREAS).map((name) => ({ name, description: `Calls of the area “${name}”.` })),
    security: [{ session: [] }],
    paths: buildPaths(calls, docs),
    components: {
      schemas: { Envelope: getSchema(envelope) },
      responses: {
        NotSignedIn: {
          description: 'Not signed in',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  });
}

type CallDocs = ReadonlyMap<AnyCall, CallDoc>;

function buildPaths(calls: readonly AnyCall[], docs: CallDocs): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { method, path } of calls) {
    const operations = (paths[path] ??= {});
    const variants = calls.filter((call) => call.method === method && call.path === path);
    operations[method.toLowerCase()] ??= buildOperation(variants, docs);
  }
  return paths;
}

function buildOperation(variants: readonly AnyCall[], docs: CallDocs): Json {
  const [first] = variants;
  if (!first) throw new Error('an operation is made of at least one call');
  return {
    operationId: first.path.slice(1).replaceAll('/', '_'),
    summary: variants.map(({ summary }) => summary).join('; '),
    description: [...new Set(variants.map((call) => docs.get(call)?.description ?? call.summary))].join('\n\n'),
    tags: [...new Set(variants.flatMap((call) => docs.get(call)?.tag ?? []))].slice(0, 1),
    'x-origin': first.origin,
    'x-access': first.access,
    ...(first.isOutsidePrefix && { servers: [{ url: '/' }] }),
    ...(first.access === 'public' && { security: [] }),
    ...(first.method === 'GET' ? { parameters: buildQuery(variants) } : { requestBody: buildBody(first, variants) }),
    responses: {
      '200': {
        description: 'Done, or refused with `success` 0',
        content: { 'application/json': { schema: buildAnswer(variants) } },
      },
      '401': { $ref: '#/components/responses/NotSignedIn' },
    },
  };
}

function buildQuery(variants: readonly AnyCall[]): readonly Json[] {
  const parameters = new Map<string, { schema: Json; required: boolean; count: number }>();
  for (const fields of variants.map(requestFields)) {
    for (const field of fields) {
      const required = !isOptional(field.codec);
      const existing = parameters.get(field.wireName);
      parameters.set(field.wireName, {
        schema: existing?.schema ?? buildParameterSchema(field),
        required: required && (existing?.required ?? true),
        count: (existing?.count ?? 0) + 1,
      });
    }
  }
  return [...parameters].map(([name, { schema, required, count }]) => ({
    name,
    in: 'query',
    required: required && count === variants.length,
    schema,
  }));
}

function buildBody({ encoding }: AnyCall, variants: readonly AnyCall[]): Json {
  const schema = combineSchemas(variants.map((call) => buildObjectSchema(requestFields(call))));
  return { required: true, content: { [BODY_TYPES[encoding]]: { schema } } };
}

function buildAnswer(variants: readonly AnyCall[]): Json {
  const answers = variants.map(({ answer }) => ({
    allOf: [{ $ref: '#/components/schemas/Envelope' }, getSchema(answer)],
  }));
  return combineSchemas(answers);
}

function requestFields(call: AnyCall): readonly Field<unknown>[] {
  const records: readonly RecordCodec<unknown>[] =
    call.access === 'company' ? [sessionParameters, call.request] : [call.request];
  return records.flatMap(({ fields }) => Object.values(fields));
}

function buildObjectSchema(fields: readonly Field<unknown>[]): Json {
  const required = fields.filter(({ codec }) => !isOptional(codec)).map(({ wireName }) => wireName);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.wireName, buildParameterSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

function buildParameterSchema({ codec, isJson }: Field<unknown>): Json {
  const schema = getSchema(codec);
  return isJson ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema } : schema;
}

function combineSchemas(schemas: readonly Json[]): Json {
  const [only] = schemas;
  return schemas.length === 1 && only ? only : { oneOf: schemas };
}
