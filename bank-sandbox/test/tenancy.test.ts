import {
  addDocumentFile,
  encodeParameters,
  sessionParameters,
  type RequestOf,
  type Call,
  documentsToSign,
  getPayment,
  getSupportingDocuments,
  getUserInfo,
  listAccounts,
  saveDocumentNote,
  savePayment,
  sendDocuments,
  unsignDocuments,
} from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../src/db/schema';
import { ROUTES } from '../src/server/routes';
import { encodeForm } from './support/browser';
import { APP_ORIGIN } from './support/origins';
import { PAYMENT, toRefs } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const person = setUpPerson(bank, 'fop1');

const MULTIPART = ROUTES.filter(({ call }) => call.encoding === 'multipart').map(({ call }) => call.path);

async function send(method: 'GET' | 'POST', path: string, parameters: Record<string, string>): Promise<string> {
  const text = new URLSearchParams(parameters).toString();
  const fields = new FormData();
  for (const [name, value] of Object.entries(parameters)) fields.append(name, value);
  const form = await encodeForm(MULTIPART.includes(path) ? fields : new URLSearchParams(parameters));
  const reply = await bank.app.inject({
    method,
    url: `/ncb/api${path}${method === 'GET' ? `?${text}` : ''}`,
    headers: {
      host: new URL(APP_ORIGIN).host,
      cookie: person.jar.header(),
      'x-requested-with': 'ncb',
      ...(method === 'POST' && { 'content-type': form.type }),
    },
    ...(method === 'POST' && { payload: form.bytes }),
  });
  return `${reply.statusCode} ${reply.body}`;
}

const IDENTITY = { clnt_id: '1003', ncb_id: '1003', user_id: '505' };

describe.each(
  ROUTES.filter(({ call }) => call.access === 'company').map(({ call }) => [call.path, call.method] as const),
)('%s', (path, method) => {
  test('answers every company that is not the user’s own as one that does not exist', async () => {
    const answers = new Set<string>();
    for (const identity of [
      { ...IDENTITY, clnt_id: '1001', ncb_id: '1001' },
      { ...IDENTITY, clnt_id: '9999', ncb_id: '9999' },
      { ...IDENTITY, ncb_id: '1001' },
      { ...IDENTITY, user_id: '501' },
      { ...IDENTITY, clnt_id: '-1' },
      { ...IDENTITY, clnt_id: "1' or '1'='1" },
      {},
    ]) {
      answers.add(await send(method, path, identity));
    }
    expect([...answers]).toEqual([
      `200 ${JSON.stringify({ success: false, error: 'Не знайдено.', error_code: 'notFound', error_params: {}, problems: [] })}`,
    ]);
  });
});

describe('an id of another company is answered with the bytes of an unknown one', () => {
  const bytes = <Request>(call: Call<Request, unknown>, request: Request) =>
    send(call.method, call.path, {
      ...encodeParameters(sessionParameters, { companyRef: '1003', bankClientId: '1003', userId: '505' }),
      ...encodeParameters(call.request, request),
    });
  const withoutId = (text: string) => text.replaceAll(/9001|999999|7001|888888/g, 'ID');

  test.each([
    ['get_pmt_info', (id: string) => bytes(getPayment, { id })],
    ['get_docs2sign', (id: string) => bytes(documentsToSign, { documents: toRefs([id]) })],
    ['get_doc_files', (id: string) => bytes(getSupportingDocuments, { documentId: id })],
    ['save_doc_note', (id: string) => bytes(saveDocumentNote, { documentId: id, note: 'а', previous: '' })],
    ['add_doc_file', (id: string) => bytes(addDocumentFile, { documentId: id, name: 'а.pdf', content: 'JVBERg==' })],
    ['unsign_doc', (id: string) => bytes(unsignDocuments, { documents: toRefs([id]) })],
    ['send_docs', (id: string) => bytes(sendDocuments, { documents: toRefs([id]) })],
    ['save_pmt', (id: string) => bytes(savePayment, { type: 1, payment: { ...PAYMENT, debitAccountId: '7013', id } })],
  ])('%s with a document', async (_call, answer) => {
    expect(withoutId(await answer('9001'))).toBe(withoutId(await answer('999999')));
  });

  test('sign_doc with a document', async () => {
    const answer = (id: string) =>
      send('POST', '/sign_doc', {
        ...IDENTITY,
        pmt_ids: JSON.stringify([{ id, type: 1 }]),
        cdata: JSON.stringify([{ id, version: 1, signature: 'AAAA' }]),
      });
    expect(withoutId(await answer('9001'))).toBe(withoutId(await answer('999999')));
  });

  test('save_pmt with an account', async () => {
    const answer = (debitAccountId: string) => bytes(savePayment, { type: 1, payment: { ...PAYMENT, debitAccountId } });
    expect(withoutId(await answer('7001'))).toBe(withoutId(await answer('888888')));
  });

  test('get_user_info with a company', async () => {
    const answer = (companyRef: string) => bytes(getUserInfo, { companyRef } satisfies RequestOf<typeof getUserInfo>);
    expect(await answer('1001')).toBe(await answer('777'));
  });
});

test('asking for a foreign company stands in the audit trail', async () => {
  person.actFor('1001');
  await person.refused(listAccounts, {});
  person.actFor('1003');
  const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.action, 'foreignCompany'));
  expect(rows.at(-1)).toMatchObject({ userId: 505, result: 'notFound' });
});
