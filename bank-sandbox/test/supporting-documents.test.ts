import { createHash } from 'node:crypto';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import {
  addDocumentFile,
  documentsToSign,
  dropDocumentFile,
  dropPayments,
  findDocuments,
  getActions,
  getDocumentFile,
  getPayment,
  getSupportingDocuments,
  listPayments,
  saveDocumentNote,
  signDocuments,
  unsignDocuments,
} from '@ncb/shared-kernel/api/contract';
import {
  ActionObject,
  DocumentStatus,
  MAIL_ATTACHMENTS_MAX,
  PayrollAccess,
  type StoredStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { document, documentFile, documentVersion, membership, pendingNameCheck } from '../src/db/schema';
import { SALE, saveRequest } from './support/currency-documents';
import { storePayroll } from './support/payroll';
import { Person, toRefs } from './support/person';
import { RECENT_DOCUMENTS } from './support/searches';
import { setUpBank, setUpPerson } from './support/set-up-bank';

jest.setTimeout(120_000);

const bank = setUpBank();
const accountant = setUpPerson(bank, 'buh1', '1001');
const director = setUpPerson(bank, 'director1', '1001');
const stranger = setUpPerson(bank, 'fop1');

const NOTE = 'Накладна № 7 у файлі, акт надійде 05.12';
const BYTES = Buffer.from('%PDF-1.7\nрахунок');
const PDF = BYTES.toString('base64');
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
const LINE = `${BYTES.byteLength} Б, SHA-256 ${SHA256}, рахунок 12.pdf`;

let number = 9600;
const save = (person = accountant) => person.save({ number: String((number += 1)) });
const file = (documentId: string, name = 'рахунок 12.pdf', content = PDF) => ({ documentId, name, content });
const add = async (documentId: string, name?: string, person = accountant) =>
  (await person.get(addDocumentFile, file(documentId, name))).id;
const note = (documentId: string, text = NOTE, previous = '') => ({ documentId, note: text, previous });
const read = (documentId: string, person = accountant) => person.get(getSupportingDocuments, { documentId });
const queries = () => bank.services.db.queries;
async function readTexts(id: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const rows = await queries()
    .select()
    .from(documentVersion)
    .where(eq(documentVersion.documentId, Number(id)))
    .orderBy(documentVersion.version);
  return rows.map(({ canonical }) => JSON.parse(canonical) as Record<string, string>);
}
async function readDetails(id: string, person = director, objectType: ActionObject = ActionObject.payment) {
  const search = { lastId: null, userId: null, start: null, end: null, type: null };
  const { actions } = await person.get(getActions, { ...search, objectType, objectId: id });
  return actions.map(({ detail }) => detail);
}

describe('comment and files of a payment', () => {
  test('are stored, read by a colleague and stand in the signed text and the action journal', async () => {
    const id = await save();
    expect(await read(id)).toEqual({ note: '', noteAuthor: '', notedAt: null, files: [], canChange: true });
    await accountant.get(saveDocumentNote, note(id, `  ${NOTE} `));
    const fileId = await add(id);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    const author = expect.stringMatching(/^\S+ \S\. \S\.$/) as string;
    expect(await read(id, director)).toEqual({
      note: NOTE,
      noteAuthor: author,
      notedAt: at,
      files: [{ id: fileId, name: 'рахунок 12.pdf', size: BYTES.byteLength, sha256: SHA256, author, addedAt: at }],
      canChange: true,
    });
    expect(await director.get(getDocumentFile, { id: fileId })).toEqual({ name: 'рахунок 12.pdf', content: PDF });
    const texts = await readTexts(id);
    expect(texts.map((text) => [text['version'], text['note'], text['files']])).toEqual([
      ['1', undefined, undefined],
      ['2', NOTE, undefined],
      ['3', NOTE, LINE],
    ]);
    const { version: _1, ...first } = texts[0] ?? {};
    const { version: _2, note: _note, files: _files, ...last } = texts[2] ?? {};
    expect(last).toEqual(first);
    const { documents } = await director.get(documentsToSign, { documents: toRefs([id]) });
    expect(JSON.parse(documents[0]?.canonical ?? '')).toMatchObject({ note: NOTE, files: LINE });
    expect(await readDetails(id)).toEqual(
      expect.arrayContaining(['Коментар для підписантів змінено', 'Додано файл, рахунок 12.pdf']),
    );
  });

  test('stay with a changed payment and leave the text once they are removed', async () => {
    const id = await save();
    const plain = (await readTexts(id))[0];
    await accountant.get(saveDocumentNote, note(id));
    const fileId = await add(id);
    await accountant.save({ number: String(number), id, purpose: 'Інше призначення' });
    expect((await readTexts(id)).at(-1)).toMatchObject({
      version: '4',
      note: NOTE,
      files: LINE,
      purpose: 'Інше призначення',
    });
    await accountant.save({ number: String(number), id });
    await accountant.get(dropDocumentFile, { id: fileId });
    await accountant.get(saveDocumentNote, note(id, '', NOTE));
    expect(await readTexts(id)).toHaveLength(7);
    expect((await readTexts(id)).at(-1)).toEqual({ ...plain, version: '7' });
    expect(await read(id)).toMatchObject({ note: '', files: [] });
    expect(await accountant.refused(getDocumentFile, { id: fileId })).toMatchObject({ code: 'notFound' });
    const [kept] = await queries()
      .select()
      .from(documentFile)
      .where(eq(documentFile.id, Number(fileId)));
    expect(kept).toMatchObject({ droppedBy: 503, content: null, size: BYTES.byteLength, sha256: SHA256 });
  });

  test('are frozen by the first signature and opened by its removal', async () => {
    const id = await save();
    await accountant.get(saveDocumentNote, note(id));
    const fileId = await add(id);
    expect(await director.sign(id)).toMatchObject([{ error: null }]);
    expect(await read(id)).toMatchObject({ note: NOTE, canChange: false });
    const frozen = { code: 'statusForbidsAction' };
    const before = await readTexts(id);
    for (const person of [accountant, director]) {
      expect(await person.refused(addDocumentFile, file(id, 'інший.pdf'))).toMatchObject(frozen);
      expect(await person.refused(dropDocumentFile, { id: fileId })).toMatchObject(frozen);
      expect(await person.refused(saveDocumentNote, note(id, 'інше', NOTE))).toMatchObject(frozen);
    }
    expect(await readTexts(id)).toEqual(before);
    await director.get(unsignDocuments, { documents: toRefs([id]) });
    await add(id, 'інший.pdf');
    expect((await read(id)).files.map(({ name }) => name)).toEqual(['рахунок 12.pdf', 'інший.pdf']);
  });

  test('a removed file keeps its bytes at the bank if a text with it was signed, and is unknown to all', async () => {
    const id = await save();
    const signed = await add(id);
    await director.sign(id);
    await director.get(unsignDocuments, { documents: toRefs([id]) });
    const unsigned = (await accountant.get(addDocumentFile, file(id, 'інший.txt', btoa('other')))).id;
    const readContent = async (fileId: string) => {
      await accountant.get(dropDocumentFile, { id: fileId });
      expect(await accountant.refused(getDocumentFile, { id: fileId })).toMatchObject({ code: 'notFound' });
      const [kept] = await queries()
        .select()
        .from(documentFile)
        .where(eq(documentFile.id, Number(fileId)));
      return kept?.content;
    };
    expect(await readContent(signed)).toEqual(new Uint8Array(BYTES));
    expect(await readContent(unsigned)).toBeNull();
  });

  test('make a signature of the text before them void on its way', async () => {
    const id = await save();
    const documents = toRefs([id]);
    const texts = await director.get(documentsToSign, { documents });
    const signatures = await director.signTexts(texts.documents);
    await add(id);
    const { verdicts } = await director.get(signDocuments, { all: false, documents, signatures });
    expect(verdicts).toMatchObject([{ errorCode: 'documentChanged' }]);
    expect((await read(id)).canChange).toBe(true);
  });

  test('wait for no second comparison of the receiver’s name', async () => {
    const id = await save();
    await queries()
      .insert(pendingNameCheck)
      .values({ documentId: Number(id), row: 0, version: 1 })
      .onConflictDoNothing();
    await add(id);
    const [pending] = await queries()
      .select()
      .from(pendingNameCheck)
      .where(eq(pendingNameCheck.documentId, Number(id)));
    expect(pending).toMatchObject({ version: 2, claimedAt: null });
    await bank.engine.checkNames();
    expect((await accountant.get(getPayment, { id })).payment.receiverNameCheck).toBeDefined();
  });

  test('go with a deleted document', async () => {
    const id = await save();
    const fileId = await add(id);
    await accountant.get(dropPayments, { type: 'pmt', ids: [id] });
    expect(await accountant.refused(getSupportingDocuments, { documentId: id })).toMatchObject({ code: 'notFound' });
    expect(await accountant.refused(getDocumentFile, { id: fileId })).toMatchObject({ code: 'notFound' });
    expect(await accountant.refused(dropDocumentFile, { id: fileId })).toMatchObject({ code: 'notFound' });
  });

  test('a comment is not written over one that was not read', async () => {
    const id = await save();
    await accountant.get(saveDocumentNote, note(id));
    expect(await director.refused(saveDocumentNote, note(id, 'моє'))).toMatchObject({ code: 'documentChanged' });
    expect(await read(id)).toMatchObject({ note: NOTE });
  });

  test('a comment as it is stored already, or empty like the present one, changes nothing', async () => {
    const id = await save();
    expect(await accountant.get(saveDocumentNote, note(id, ' '))).toEqual({ version: 1 });
    await accountant.get(saveDocumentNote, note(id));
    const before = [await read(id), await readTexts(id), await readDetails(id)];
    expect(await director.get(saveDocumentNote, note(id, `${NOTE} `, NOTE))).toEqual({ version: 2 });
    expect([await read(id), await readTexts(id), await readDetails(id)]).toEqual(before);
  });

  test('a file sent again under its key is added once', async () => {
    const id = await save();
    const options = { idempotencyKey: 'file-of-a-payment-1' };
    const first = await accountant.get(addDocumentFile, file(id), options);
    expect(await accountant.get(addDocumentFile, file(id), options)).toEqual(first);
    expect((await read(id)).files).toHaveLength(1);
    const other = await accountant.refused(addDocumentFile, file(id, 'інший.pdf'), options);
    expect(other).toMatchObject({ code: 'idempotencyKeyReused' });
  });

  test('of one payment are found by words of the comment, and counted in the journal', async () => {
    const id = await save();
    await accountant.get(saveDocumentNote, note(id, 'Об’єднана «Iнвентаризація» складу'));
    await add(id);
    await add(id, 'другий.pdf');
    expect((await accountant.get(findDocuments, { text: 'інвентаризація' })).rows.map((row) => row.id)).toEqual([id]);
    const { rows } = await accountant.get(listPayments, { ...RECENT_DOCUMENTS, find: 'складу об`єднана' });
    expect(rows.map((row) => [row.id, row.fileCount])).toEqual([[id, 2]]);
    const all = (await accountant.get(listPayments, RECENT_DOCUMENTS)).rows;
    expect(all.filter((row) => row.id === id)).toHaveLength(1);
    expect(all.some((row) => row.fileCount === undefined)).toBe(true);
    expect((await stranger.get(findDocuments, { text: 'інвентаризація' })).rows).toEqual([]);
  });
});

test('a file’s name cannot stand in the signed text where another’s size and hash do', async () => {
  const id = await save();
  const name = `1 Б, SHA-256 ${'0'.repeat(64)}, рахунок.pdf`;
  await add(id, name);
  expect((await readTexts(id)).at(-1)?.['files']).toMatch(new RegExp(`^${BYTES.byteLength} Б, SHA-256 ${SHA256}, 1 Б`));
});

describe('of a request', () => {
  test('are frozen while the bank executes a payment for it, as the request is', async () => {
    const { id } = await saveRequest(accountant, SALE);
    await accountant.get(saveDocumentNote, note(id));
    const payment = Number(await save());
    const link = (status: StoredStatus) =>
      queries()
        .update(document)
        .set({ requestId: Number(id), status, dueAt: status === DocumentStatus.inProgress ? new Date(8.64e12) : null })
        .where(eq(document.id, payment));
    await link(DocumentStatus.inProgress);
    expect((await read(id)).canChange).toBe(false);
    expect(await accountant.refused(addDocumentFile, file(id))).toMatchObject({ code: 'statusForbidsAction' });
    await link(DocumentStatus.new);
    expect((await read(id)).canChange).toBe(true);
    await add(id);
  });
});

describe('refused', () => {
  const big = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(2 * 1024 * 1024 - 4, 1)]).toString('base64');

  test.each([
    [
      'a program under the name of a document',
      'рахунок.pdf',
      Buffer.from('MZ\0\0').toString('base64'),
      'incorrectFile',
    ],
    ['a program under its own name', 'рахунок.exe', Buffer.from('MZ\0\0').toString('base64'), 'incorrectFile'],
    ['a name with a path', '../рахунок.pdf', PDF, 'incorrectFile'],
    ['a name with a direction mark', 'рахунок\u202Efdp.pdf', PDF, 'forbiddenCharacters'],
    ['a name of two lines', 'рахунок.pdf\n.pdf', PDF, 'forbiddenCharacters'],
    ['a name too long', `${'а'.repeat(200)}.pdf`, PDF, 'tooLongText'],
    ['no base64', 'рахунок.pdf', '***', 'incorrectFile'],
    ['an empty file', 'рахунок.pdf', '', 'incorrectFile'],
    ['a byte above two megabytes', 'рахунок.pdf', big, 'tooLargeFile'],
  ])('is %s', async (_what, name, content, key) => {
    const id = await save();
    const refused = await accountant.refused(addDocumentFile, file(id, name, content));
    expect(refused).toMatchObject({ problems: [{ field: 'content', key }] });
    expect(await readTexts(id)).toHaveLength(1);
  });

  test('is a file too many, also of two sent at once', async () => {
    const id = await save();
    for (let place = 1; place < MAIL_ATTACHMENTS_MAX; place += 1) await add(id, `${place}.pdf`);
    const outcomes = await Promise.all(
      ['а.pdf', 'б.pdf'].map((name) => accountant.call(addDocumentFile, file(id, name))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await read(id)).files).toHaveLength(MAIL_ATTACHMENTS_MAX);
    expect(await accountant.refused(addDocumentFile, file(id))).toMatchObject({
      problems: [{ key: 'tooManyFiles', params: { max: '5' } }],
    });
  });

  test.each([
    ['too long', 'а'.repeat(501), 'tooLongText'],
    ['with a card number', 'картка 5168 7420 1234 4408', 'cardNumberInText'],
    ['with a sign of private use', 'сума \uE000', 'forbiddenCharacters'],
  ])('is a comment %s', async (_what, text, key) => {
    const id = await save();
    const refused = await accountant.refused(saveDocumentNote, note(id, text));
    expect(refused).toMatchObject({ problems: [{ field: 'note', key }] });
  });
});

describe('of another company', () => {
  test('documents and files answer as unknown ones, and are left as they were', async () => {
    const id = await save();
    const fileId = await add(id);
    const before = await readTexts(id);
    const compare = async (answer: (documentId: string, file: string) => Promise<unknown>) =>
      expect(await answer(id, fileId)).toEqual(await answer('888888', '888888'));
    const refused = async (outcome: Promise<ApiFailure>) => {
      const failure = await outcome;
      expect(failure).toMatchObject({ code: 'notFound' });
      return 'problems' in failure ? failure.problems : null;
    };
    await compare((documentId) => refused(stranger.refused(getSupportingDocuments, { documentId })));
    await compare((documentId) => refused(stranger.refused(saveDocumentNote, note(documentId))));
    await compare((documentId) => refused(stranger.refused(addDocumentFile, file(documentId))));
    await compare((_, one) => refused(stranger.refused(getDocumentFile, { id: one })));
    await compare((_, one) => refused(stranger.refused(dropDocumentFile, { id: one })));
    expect(await readTexts(id)).toEqual(before);
    expect((await read(id)).files).toHaveLength(1);
  });
});

describe('of a payroll', () => {
  test('are signed with it, and unknown to users who may not read salaries', async () => {
    const id = await storePayroll(accountant, { number: '961' });
    await accountant.get(saveDocumentNote, note(id, 'Премії за наказом 14-К'));
    const fileId = await add(id, 'наказ.pdf');
    expect((await readTexts(id)).at(-1)).toMatchObject({ type: 'payroll', note: 'Премії за наказом 14-К' });
    const ofOperator = and(eq(membership.userId, 504), eq(membership.companyId, 1001));
    const access = (payrollAccess: PayrollAccess) =>
      queries().update(membership).set({ payrollAccess }).where(ofOperator);
    const operator = await new Person(bank, 'oper1').signIn('1001');
    for (const level of [PayrollAccess.none, PayrollAccess.totals]) {
      await access(level);
      expect(await operator.refused(getSupportingDocuments, { documentId: id })).toMatchObject({ code: 'notFound' });
      expect(await operator.refused(getDocumentFile, { id: fileId })).toMatchObject({ code: 'notFound' });
      expect(await operator.refused(dropDocumentFile, { id: fileId })).toMatchObject({ code: 'notFound' });
      expect(await operator.refused(addDocumentFile, file(id))).toMatchObject({ code: 'notFound' });
      expect((await operator.get(findDocuments, { text: 'наказом' })).payrolls).toEqual([]);
    }
    // This level sees the payroll's history: it tells of the files, not their names.
    await accountant.get(dropDocumentFile, { id: await add(id, 'Коваль 45 000 грн.pdf') });
    const details = await readDetails(id, operator, ActionObject.payroll);
    expect(details.filter((detail) => detail?.includes('файл'))).toEqual([
      'Прибрано файл',
      'Додано файл',
      'Додано файл',
    ]);
    await access(PayrollAccess.full);
    expect((await operator.get(findDocuments, { text: 'наказом' })).payrolls).toMatchObject([{ id }]);
    expect(await read(id, operator)).toMatchObject({ note: 'Премії за наказом 14-К', canChange: true });
    expect(await read(id)).toMatchObject({ files: [{ name: 'наказ.pdf' }] });
  });
});
