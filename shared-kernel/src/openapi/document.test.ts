import { validate } from './testing';
import { ALL_CALLS, openApiDocument } from '.';

const document = openApiDocument(ALL_CALLS, '1.2.10');

interface Operation {
  readonly parameters?: readonly { name: string; required: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: { oneOf?: object[]; properties?: object } }> };
  readonly security?: readonly object[];
  readonly servers?: readonly { url: string }[];
  readonly 'x-origin': string;
}
const operation = (path: string, method: 'get' | 'post') => {
  const found = (document['paths'] as Record<string, Record<string, Operation>>)[path]?.[method];
  if (!found) throw new Error(`no ${method} ${path}`);
  return found;
};

describe('the OpenAPI document', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    expect(await validate(document)).toEqual({ valid: true });
  });

  it('would be found invalid: the validator sees what it looks for', async () => {
    const { valid } = await validate({ ...document, paths: { '/x': { get: { responses: 5 } } } });
    expect(valid).toBe(false);
  });

  it('holds every call of the contract', () => {
    for (const { method, path } of ALL_CALLS) expect(operation(path, method === 'GET' ? 'get' : 'post')).toBeDefined();
  });

  it('says of a query which parameters must be there, the company’s among them', () => {
    const parameters = operation('/bank_info', 'get').parameters ?? [];
    expect(parameters).toEqual([{ name: 'bank_n', in: 'query', required: true, schema: { type: 'string' } }]);
    const names = (operation('/get_payments', 'get').parameters ?? []).filter(({ required }) => required);
    expect(names.map(({ name }) => name)).toEqual(['clnt_id', 'ncb_id', 'user_id']);
  });

  it('describes JSON that travels inside a form', () => {
    const body = operation('/unsign_doc', 'post').requestBody?.content['application/x-www-form-urlencoded'];
    expect(body?.schema.properties).toMatchObject({
      pmt_ids: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { type: 'array', items: { required: ['id', 'type'] } },
      },
    });
  });

  it('says of a call outside the prefix that it begins at the root of the host', () => {
    expect(operation('/api/rates', 'get').servers).toEqual([{ url: '/' }]);
    expect(operation('/get_rate', 'get').servers).toBeUndefined();
  });

  it('marks the calls that the specification does not know, and those that need no session', () => {
    expect(operation('/send_docs', 'post')['x-origin']).toBe('ours');
    expect(operation('/sign_doc', 'post')['x-origin']).toBe('specified');
    expect(operation('/login', 'post').security).toEqual([]);
    expect(operation('/sign_doc', 'post').security).toBeUndefined();
  });
});
