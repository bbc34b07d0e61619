import { decodeParameters, decodeWire, encodeParameters } from './call';
import { documentsToSign, sendDocuments, signDocuments, undoSendDocuments, unsignDocuments } from './signing';

const DOCUMENTS = [
  { id: '501', type: 1 },
  { id: '502', type: 1 },
] as const;
const REFS = '[{"id":"501","type":1},{"id":"502","type":1}]';

const VERDICTS = [
  { id: '501', status: 3, error: null, errorCode: null },
  { id: '502', status: null, error: 'Стан змінився', errorCode: 'statusForbidsAction' },
] as const;
const VERDICTS_WIRE = [
  { id: '501', status: 3, error: '', error_code: '' },
  { id: '502', status: '', error: 'Стан змінився', error_code: 'statusForbidsAction' },
];

describe('the calls of signing', () => {
  it.each([
    [documentsToSign, { method: 'GET', path: '/get_docs2sign', origin: 'specified' }],
    [signDocuments, { method: 'POST', path: '/sign_doc', origin: 'specified' }],
    [unsignDocuments, { method: 'POST', path: '/unsign_doc', origin: 'specified' }],
    [sendDocuments, { method: 'POST', path: '/send_docs', origin: 'ours' }],
    [undoSendDocuments, { method: 'POST', path: '/undo_send', origin: 'ours' }],
  ])('are made for a company: $path', (call, declared) => {
    expect(call).toMatchObject({ ...declared, access: 'company', acceptsIdempotencyKey: false });
  });
});

describe('GET /get_docs2sign', () => {
  it('asks for documents by id and type', () => {
    expect(encodeParameters(documentsToSign.request, { documents: DOCUMENTS })).toEqual({ docs: REFS });
  });

  it('answers their canonical texts and the certificates of the user', () => {
    const document = {
      id: '501',
      type: 1,
      version: 2,
      title: 'Платіж № 17',
      canonical: '{"v":"ncb-doc/1"}',
      status: 1,
      refusal: 'codeNotOfAccount',
      signatures: [{ signer: 'Умовна О. Т.', right: 2, at: '2026-07-15T10:00:00', certificate: '01' }],
    } as const;
    const wire = {
      id: '501',
      type: 1,
      version: 2,
      type_info: 'Платіж № 17',
      type_char: '{"v":"ncb-doc/1"}',
      status: 1,
      error_code: 'codeNotOfAccount',
      signatures: [{ user_name: 'Умовна О. Т.', sign_right: 2, sign_time: '15.07.2026 10:00:00', sign_cert: '01' }],
    };
    expect(documentsToSign.answer.encode({ documents: [document], certificates: ['MIIB'] })).toEqual({
      docs2sign: [wire],
      certs: ['MIIB'],
    });
    expect(decodeWire(documentsToSign.answer, { docs2sign: [wire] })).toEqual({
      ok: true,
      value: { documents: [document], certificates: [] },
    });
  });

  it('has no signatures, status or refusal where a bank answers as the specification says', () => {
    const wire = { id: '501', type: 1, version: 2, type_info: 'Платіж № 17', type_char: '{}' };
    expect(decodeWire(documentsToSign.answer, { docs2sign: [wire] })).toEqual({
      ok: true,
      value: {
        documents: [{ id: '501', type: 1, version: 2, title: 'Платіж № 17', canonical: '{}', signatures: [] }],
        certificates: [],
      },
    });
  });

  it('is refused without the text that would be signed', () => {
    const wire = { id: '501', type: 1, version: 2, type_info: 'Платіж № 17' };
    expect(decodeWire(documentsToSign.answer, { docs2sign: [wire] })).toEqual({
      ok: false,
      where: 'docs2sign.0.type_char',
    });
  });
});

describe('POST /sign_doc', () => {
  it('hands in one signature per document and version', () => {
    const signatures = [{ id: '501', version: 2, signature: 'MIIC' }];
    expect(encodeParameters(signDocuments.request, { all: false, documents: DOCUMENTS, signatures })).toEqual({
      all: '0',
      pmt_ids: REFS,
      cdata: '[{"id":"501","version":2,"signature":"MIIC"}]',
    });
  });

  it('answers one verdict per document, never all or nothing', () => {
    expect(signDocuments.answer.encode({ verdicts: VERDICTS })).toEqual({ signed_docs: VERDICTS_WIRE });
    expect(decodeWire(signDocuments.answer, { signed_docs: VERDICTS_WIRE })).toEqual({
      ok: true,
      value: { verdicts: VERDICTS },
    });
  });
});

describe.each([
  ['POST /unsign_doc', unsignDocuments],
  ['POST /undo_send', undoSendDocuments],
])('%s', (_, call) => {
  it('names documents and answers one verdict for each', () => {
    expect(encodeParameters(call.request, { documents: DOCUMENTS })).toEqual({ pmt_ids: REFS });
    expect(call.answer.encode({ verdicts: VERDICTS })).toEqual({ results: VERDICTS_WIRE });
    expect(decodeWire(call.answer, { results: VERDICTS_WIRE })).toEqual({ ok: true, value: { verdicts: VERDICTS } });
  });
});

describe('POST /send_docs', () => {
  it('answers one verdict for each document, and whose sending can be undone; an older bank names none', () => {
    expect(encodeParameters(sendDocuments.request, { documents: DOCUMENTS })).toEqual({ pmt_ids: REFS });
    const wire = { results: VERDICTS_WIRE, undoable: ['501'] };
    expect(sendDocuments.answer.encode({ verdicts: VERDICTS, undoable: ['501'] })).toEqual(wire);
    expect(decodeWire(sendDocuments.answer, { results: VERDICTS_WIRE })).toEqual({
      ok: true,
      value: { verdicts: VERDICTS, undoable: [] },
    });
  });
});

describe('documents whose signatures are removed', () => {
  const refs = (...ids: readonly string[]) => ({
    ok: true,
    value: { documents: ids.map((id) => ({ id, type: null })) },
  });

  it.each([
    ['501,502', refs('501', '502')],
    ['501, 502', refs('501', '502')],
    ['501', refs('501')],
    ['["501","502"]', refs('501', '502')],
    ['[501,502]', refs('501', '502')],
    [REFS, { ok: true, value: { documents: DOCUMENTS } }],
  ])('are named by %s', (wire, documents) => {
    expect(decodeParameters(unsignDocuments.request, { pmt_ids: wire })).toEqual(documents);
  });

  it.each(['', '501;502', '["501",{"id":"502","type":1}]', '[["501"]]'])('are not named by %p', (wire) => {
    expect(decodeParameters(unsignDocuments.request, { pmt_ids: wire })).toMatchObject({ ok: false });
  });
});

describe('a bank that answers as the specification says', () => {
  it('gives no verdicts when signatures are removed', () => {
    expect(decodeWire(unsignDocuments.answer, { success: 1, error: '' })).toEqual({
      ok: true,
      value: { verdicts: [] },
    });
  });
});
