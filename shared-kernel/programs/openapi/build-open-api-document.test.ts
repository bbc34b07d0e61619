import { ALL_CALLS } from './all-calls';
import { join } from 'node:path';
import { readCallDocs } from './call-docs';
import { buildOpenApiDocument } from './build-open-api-document';
import { validate } from './testing';

const docs = readCallDocs(join(__dirname, '../../src/api/contract'));
const document = buildOpenApiDocument(ALL_CALLS, '1.2.10', docs);

interface Operation {
  readonly parameters?: readonly { name: string; required: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: { oneOf?: object[]; properties?: object } }> };
  readonly security?: readonly object[];
  readonly servers?: readonly { url: string }[];
  readonly 'x-origin': string;
}
/** Calls in sections 7 of the three parts of the specification. */
const SPECIFIED = {
  get: `/get_user_info /acn_list /cred_list /acn_info /get_users_list /get_person_info /cancel_reg /get_certificates
    /get_journal /get_clnt_form /get_docs_list /get_document /api/rates /get_payments /get_pmt_info /get_detail_pmt_info
    /get_docs2sign /get_linked_pmts /get_template_info /get_templates_list /drop_template /get_clnt_catalog
    /get_bank_catalog /get_catalog /bank_info /get_payrolls /get_payroll_info /get_rate /make_cur_fee /get_cur_fee
    /get_bank_by_swift /cred_deals /get_billing /get_turnovers`,
  post: `/login /do_logout /logout /ping /save_settings /reset_numeration /add_user /change_user_rights
    /revoke_user_rights /change_user_status /register_user /change_user_info /chk_exists /register_company
    /change_cert_status /upload_cert /get_cert_num /change_pwd /savedump /save_pmt /save_batch_docs /sign_doc /unsign_doc
    /drop_docs /get_sdoc /add_template /update_template /ins_clnt_catalog /change_clnt_catalog /imp_corr_list
    /save_payroll`,
};

const operation = (path: string, method: 'get' | 'post') => {
  const operation = (document['paths'] as Record<string, Record<string, Operation>>)[path]?.[method];
  if (!operation) throw new Error(`no ${method} ${path}`);
  return operation;
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

  it.each(Object.entries(SPECIFIED))('holds every %s of the specification', (method, paths) => {
    for (const path of paths.trim().split(/\s+/)) {
      expect([path, operation(path, method as 'get' | 'post')['x-origin']]).toEqual([path, 'specified']);
    }
  });

  it('says of a query which parameters must be there, the company’s among them', () => {
    const parameters = operation('/bank_info', 'get').parameters ?? [];
    expect(parameters).toEqual([{ name: 'bank_n', in: 'query', required: true, schema: { type: 'string' } }]);
    const names = (operation('/get_payments', 'get').parameters ?? []).filter(({ required }) => required);
    expect(names.map(({ name }) => name)).toEqual(['clnt_id', 'ncb_id', 'user_id']);
  });

  it('describes JSON that travels inside a form', () => {
    const body = operation('/sign_doc', 'post').requestBody?.content['application/x-www-form-urlencoded'];
    expect(body?.schema.properties).toMatchObject({
      pmt_ids: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { $ref: '#/components/schemas/get_docs2sign' },
      },
    });
    const { schemas } = document['components'] as { schemas: Record<string, object> };
    expect(schemas['get_docs2sign']).toMatchObject({ type: 'array' });
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

  it('tells the area and the meaning of every call', () => {
    expect(ALL_CALLS.filter((call) => !docs.get(call)).map(({ path }) => path)).toEqual([]);
  });
});

/** Recommended OpenAPI rules of spectral that this document could violate. */
describe('the rules of the OpenAPI linter', () => {
  const operations = Object.values(
    document['paths'] as Record<string, Record<string, Record<string, unknown>>>,
  ).flatMap((item) => Object.values(item));
  const tags = (document['tags'] as { name: string; description: string }[]).map(({ name }) => name);

  it('operations have an id of their own, one declared tag and a description', () => {
    const ids = operations.map((each) => each['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, tags: own, description } of operations) {
      expect([operationId, (own as string[]).length, tags.includes((own as string[])[0] ?? '')]).toEqual([
        operationId,
        1,
        true,
      ]);
      expect(description).toMatch(/\S{2}/);
    }
    expect(document['info']).toMatchObject({ contact: expect.anything(), description: expect.stringMatching(/\S/) });
  });

  it('no enumeration names a value twice, every reference leads somewhere, no component is unused', () => {
    const used = new Set<string>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) return value.forEach(walk);
      if (typeof value !== 'object' || value === null) return;
      const { enum: values, $ref: reference } = value as { enum?: unknown[]; $ref?: string };
      if (values) expect(new Set(values).size).toBe(values.length);
      if (reference !== undefined) {
        expect(Object.keys(value)).toEqual(['$ref']);
        used.add(reference.slice(reference.lastIndexOf('/') + 1));
      }
      Object.values(value).forEach(walk);
    };
    walk(document);
    const { schemas, responses } = document['components'] as { schemas: object; responses: object };
    expect([...used].sort()).toEqual(Object.keys({ ...schemas, ...responses }).sort());
  });

  it('has nothing larger than a list of parameters twice', () => {
    const counts = new Map<string, number>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const text = JSON.stringify(value);
      if (text.length > 1_000) counts.set(text, (counts.get(text) ?? 0) + 1);
      Object.values(value).forEach(walk);
    };
    walk(document);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });
});
