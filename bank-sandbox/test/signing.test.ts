import { documentsToSign, getPayment, recallDocuments, signDocuments } from '@ncb/shared-kernel/api/contract';
import { readCanonical } from '@ncb/shared-kernel/domain/documents';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { account, audit, certificate, document, documentSignature, membership } from '../src/db/schema';
import { withOtherS } from '@ncb/shared-kernel/signature/testing';
import { ok, Person, toRefs, refused } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const operator = setUpPerson(bank, 'oper1');
const accountant = setUpPerson(bank, 'buh1');
const director = setUpPerson(bank, 'director2');

let numbers = 1000;
const save = (person: Person = operator, more: object = {}) => person.save({ number: String((numbers += 1)), ...more });
const query = () => bank.services.db.queries;

describe('what is to be signed', () => {
  test('is the canonical text of each document, with a line for people and the user’s own certificates', async () => {
    const id = await save();
    const answer = await director.get(documentsToSign, { documents: toRefs([id, '9001']) });
    expect(answer.certificates).toHaveLength(1);
    expect(answer.documents.map((item) => [item.id, item.version, item.title])).toEqual([
      [id, 1, `Платіжна інструкція № ${numbers} від 15.07.2026`],
      ['9001', 1, 'Платіжна інструкція № 101 від 14.07.2026'],
    ]);
    const reading = readCanonical(answer.documents[0]?.canonical ?? '');
    expect(reading.ok && Object.fromEntries(reading.document.fields.map(({ name, value }) => [name, value]))).toEqual({
      v: 'ncb-doc/1',
      type: '1',
      id,
      version: '1',
      number: String(numbers),
      documentDate: '2026-07-15',
      payerName: 'ТОВ «Калинова Брама»',
      payerCode: '91000017',
      payerIban: 'UA603516070000026003999000001',
      amount: '1234.56',
      currency: 'UAH',
      receiverName: 'ТОВ «Світанок Постач»',
      receiverCode: '92000019',
      receiverHasCode: 'true',
      receiverIsResident: 'true',
      receiverIban: 'UA263052990000026006999000301',
      purpose: 'Оплата за товар згідно рах. №17, без ПДВ',
    });
  });

  test('leaves out what is unknown, foreign or of another type; the operator has no certificate', async () => {
    const foreign = await save(await new Person(bank, 'fop1').signIn(), { debitAccountId: '7013' });
    const documents = [...toRefs(['999999', 'x', foreign]), { id: '9001', type: 2 as const }];
    expect(await operator.get(documentsToSign, { documents })).toEqual({ documents: [], certificates: [] });
    expect(await operator.refused(documentsToSign, { documents: toRefs(Array(1001).fill('9001')) })).toMatchObject({
      code: 'badRequest',
    });
  });
});

describe('beside the text', () => {
  const before = async (person: Person, id: string) =>
    (await person.get(documentsToSign, { documents: toRefs([id]) })).documents.map(
      ({ status, signatures, refusal }) => [
        status,
        signatures.map(({ signer, right }) => `${signer} ${right}`),
        refusal,
      ],
    );

  test('stand the status and those who have signed, for a signer who comes second', async () => {
    const id = await save();
    expect(await before(director, id)).toEqual([[0, [], undefined]]);
    await accountant.sign(id);
    expect(await before(director, id)).toEqual([[1, [expect.stringMatching(/^\S+ .*2$/)], undefined]]);
  });

  test('stands of many documents to each its own signatures, in their order and without those taken back', async () => {
    const [none, both, back] = [await save(), await save(), await save()];
    await director.sign(both);
    await director.sign(back);
    await accountant.sign(both);
    await director.unsign(back);
    const { documents } = await operator.get(documentsToSign, { documents: toRefs([back, both, none]) });
    expect(documents.map(({ id, signatures }) => [id, signatures.map(({ right }) => right)])).toEqual([
      [back, []],
      [both, [1, 2]],
      [none, []],
    ]);
  });

  test('stands why the bank would refuse the user’s signature', async () => {
    const id = await save();
    await director.sign(id);
    expect(await before(director, id)).toMatchObject([[2, [expect.any(String)], 'firstSignatureExists']]);
    expect(await before(operator, id)).toMatchObject([[2, [expect.any(String)], 'insufficientOrExpiredRights']]);
    await query().update(account).set({ paymentsAllowed: false }).where(eq(account.id, 7001));
    expect(await before(accountant, id)).toMatchObject([[2, [expect.any(String)], 'accountNotAllowed']]);
    await query().update(account).set({ paymentsAllowed: true }).where(eq(account.id, 7001));
    expect(await before(accountant, id)).toMatchObject([[2, [expect.any(String)], undefined]]);
  });
});

describe('two signatures', () => {
  test('in either order', async () => {
    const [one, two] = [await save(), await save()];
    expect([await accountant.sign(one), await director.sign(one)]).toEqual([[ok(one, 1)], [ok(one, 3)]]);
    expect([await director.sign(two), await accountant.sign(two)]).toEqual([[ok(two, 2)], [ok(two, 3)]]);
  });

  test('the same place is not filled twice, the right to both fills both at once', async () => {
    const id = await save();
    await accountant.sign(id);
    const head = await new Person(bank, 'director1').signIn();
    expect(await head.sign(id)).toEqual([ok(id, 3)]);
    expect(await director.sign(id)).toEqual([refused(id, 'statusForbidsAction')]);
    const other = await save();
    expect(await head.sign(other)).toEqual([ok(other, 3)]);
  });

  test('one person does not fill both places, not even when his right is changed in between', async () => {
    const id = await save();
    await director.sign(id);
    const seat = and(eq(membership.userId, 502), eq(membership.companyId, 1001));
    await query().update(membership).set({ signatureRight: 2 }).where(seat);
    bank.clock.pass({ seconds: 1 });
    expect(await director.sign(id)).toEqual([refused(id, 'firstSignatureExists')]);
    await query().update(membership).set({ signatureRight: 1 }).where(seat);
  });

  test('the same signature again is a repeated request; another one of the same person is refused', async () => {
    const id = await save();
    const signatures = await accountant.signAll([id]);
    const again = () => accountant.get(signDocuments, { all: false, documents: toRefs([id]), signatures });
    expect((await again()).verdicts).toEqual([ok(id, 1)]);
    expect((await again()).verdicts).toEqual([ok(id, 1)]);
    bank.clock.pass({ seconds: 1 });
    expect(await accountant.sign(id)).toEqual([refused(id, 'secondSignatureExists')]);
  });

  test('fifty times the same signature at one moment is one signature', async () => {
    const id = await save();
    const signatures = await director.signAll([id]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        director.get(signDocuments, { all: false, documents: toRefs([id]), signatures }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(
      await query()
        .select()
        .from(documentSignature)
        .where(eq(documentSignature.documentId, Number(id))),
    ).toHaveLength(1);
  });

  test('two signers at one moment: one document, both signatures, ready', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => save()));
    await Promise.all([accountant.sign(...ids), director.sign(...ids)]);
    const rows = await query()
      .select()
      .from(document)
      .where(sql`${document.id} IN ${ids.map(Number)}`);
    expect(rows.map(({ status }) => status)).toEqual([3, 3, 3, 3, 3]);
  });
});

describe('one signature', () => {
  test('the first is enough, the second is not', async () => {
    const book = await new Person(bank, 'buh1').signIn('1002');
    const head = await new Person(bank, 'director1').signIn('1002');
    const from = { debitAccountId: '7010' };
    const [one, two] = [await save(book, from), await save(book, from)];
    expect(await head.sign(one)).toEqual([ok(one, 3)]);
    expect([await book.sign(two), await head.sign(two)]).toEqual([[ok(two, 1)], [ok(two, 3)]]);
  });
});

describe('a signature is refused', () => {
  const submitSignature = (person: Person, id: string, signature: string, version = 1) =>
    person.get(signDocuments, { all: false, documents: toRefs([id]), signatures: [{ id, version, signature }] });
  const readVerdict = async (person: Person, id: string, signature: string, version = 1) =>
    (await submitSignature(person, id, signature, version)).verdicts;

  test('from somebody without the right, or whose right has run out', async () => {
    const id = await save();
    const [signed] = await director.signAll([id]);
    expect(await readVerdict(operator, id, signed?.signature ?? '')).toEqual([refused(id, 'signatureForeignKey')]);
    const late = await new Person(bank, 'expired1').signIn('1002');
    const otherPayment = await save(late, { debitAccountId: '7010' });
    expect(await late.sign(otherPayment)).toEqual([refused(otherPayment, 'insufficientOrExpiredRights')]);
  });

  test('made with the key of somebody else', async () => {
    const id = await save();
    const [signed] = await director.signAll([id]);
    expect(await readVerdict(accountant, id, signed?.signature ?? '')).toEqual([refused(id, 'signatureForeignKey')]);
  });

  test('that is broken, missing, or made for another document', async () => {
    const [id, other] = [await save(), await save()];
    const [signed] = await director.signAll([other]);
    expect(await readVerdict(director, id, 'AAAA')).toEqual([refused(id, 'signatureInvalid')]);
    expect(await readVerdict(director, id, signed?.signature ?? '')).toEqual([refused(id, 'signatureInvalid')]);
    const { verdicts } = await director.get(signDocuments, { all: false, documents: toRefs([id]), signatures: [] });
    expect(verdicts).toEqual([refused(id, 'signatureInvalid')]);
  });

  test('when the document was changed after it had been shown', async () => {
    const id = await save();
    const signatures = await director.signAll([id]);
    await operator.save({ id, number: String((numbers += 1)), amount: '9999.00' });
    const { verdicts } = await director.get(signDocuments, { all: false, documents: toRefs([id]), signatures });
    expect(verdicts).toEqual([refused(id, 'documentChanged')]);
    expect(await readVerdict(director, id, signatures[0]?.signature ?? '', 2)).toEqual([
      refused(id, 'signatureInvalid'),
    ]);
  });

  test('when its certificate was blocked', async () => {
    const id = await save();
    const signatures = await director.signAll([id]);
    const own = eq(certificate.userId, 502);
    await query().update(certificate).set({ status: 1 }).where(own);
    const { verdicts } = await director.get(signDocuments, { all: false, documents: toRefs([id]), signatures });
    expect(verdicts).toEqual([refused(id, 'certificateInactive')]);
    expect((await director.get(documentsToSign, { documents: toRefs([id]) })).certificates).toEqual([]);
    await query().update(certificate).set({ status: 0 }).where(own);
  });

  test('when it is older than five minutes', async () => {
    const id = await save();
    const signatures = await director.signAll([id]);
    bank.clock.pass({ minutes: 5, seconds: 1 });
    const { verdicts } = await director.get(signDocuments, { all: false, documents: toRefs([id]), signatures });
    expect(verdicts).toEqual([refused(id, 'signingTimeOff')]);
  });

  test('when the account was closed or the value date has passed since', async () => {
    const id = await save(operator, { debitAccountId: '7009' });
    await query().update(account).set({ paymentsAllowed: false }).where(eq(account.id, 7009));
    expect(await director.sign(id)).toEqual([refused(id, 'accountNotAllowed')]);
    await query().update(account).set({ paymentsAllowed: true }).where(eq(account.id, 7009));
    await query()
      .update(document)
      .set({ valueDate: '2026-07-14' })
      .where(eq(document.id, Number(id)));
    expect(await director.sign(id)).toEqual([refused(id, 'valueDatePast')]);
  });

  test('and the others of the batch are signed all the same, each with its own verdict', async () => {
    const [good, done] = [await save(), '9006'];
    const signatures = await director.signAll([good, done]);
    const { verdicts } = await director.get(signDocuments, {
      all: false,
      documents: toRefs([done, '999999', good]),
      signatures,
    });
    expect(verdicts).toEqual([refused(done, 'statusForbidsAction'), refused('999999', 'notFound'), ok(good, 2)]);
  });

  test('and the refusal stands in the audit trail', async () => {
    const rows = await query()
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'sign'), eq(audit.result, 'signingTimeOff')));
    expect(rows).toMatchObject([{ userId: 502, companyId: 1001, objectType: 'document' }]);
  });
});

describe('removing signatures', () => {
  test('removes all of them; the document is new again and can be signed again', async () => {
    const id = await save();
    await accountant.sign(id);
    await director.sign(id);
    expect(await accountant.unsign(id)).toEqual([ok(id, 0)]);
    expect((await operator.get(getPayment, { id })).payment).toMatchObject({ status: 0, version: 1, signatures: [] });
    bank.clock.pass({ seconds: 1 });
    expect(await accountant.sign(id)).toEqual([ok(id, 1)]);
    const stored = await query()
      .select()
      .from(documentSignature)
      .where(eq(documentSignature.documentId, Number(id)));
    expect(stored.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
    expect(stored).toHaveLength(3);
  });

  test('spends them: what was taken off comes back by the key alone, also with its other s and after a recall', async () => {
    const head = await new Person(bank, 'director1').signIn();
    const id = await save();
    const signatures = await head.signAll([id]);
    const repeat = async (again = signatures) =>
      (await head.get(signDocuments, { all: false, documents: toRefs([id]), signatures: again })).verdicts;
    expect(await repeat()).toEqual([ok(id, 3)]);
    await head.unsign(id);
    expect(await repeat()).toEqual([refused(id, 'signatureInvalid')]);
    const others = signatures.map((one) => ({
      ...one,
      signature: Buffer.from(withOtherS(Buffer.from(one.signature, 'base64'))).toString('base64'),
    }));
    expect(await repeat(others)).toEqual([refused(id, 'signatureInvalid')]);
    const next = await head.signAll([id]);
    expect(await repeat(next)).toEqual([ok(id, 3)]);
    expect(await repeat(next)).toEqual([ok(id, 3)]);
    expect(await head.send(id)).toEqual([ok(id, 4)]);
    expect((await head.get(recallDocuments, { documents: toRefs([id]) })).verdicts).toEqual([ok(id, 0)]);
    expect([await repeat(signatures), await repeat(next)]).toEqual([
      [refused(id, 'signatureInvalid')],
      [refused(id, 'signatureInvalid')],
    ]);
    expect((await head.get(getPayment, { id })).payment).toMatchObject({ status: 0, signatures: [] });
  });

  test('spends them also while somebody repeats the request at the same moment', async () => {
    const head = await new Person(bank, 'director1').signIn();
    const id = await save();
    const signatures = await head.signAll([id]);
    const hand = () => head.get(signDocuments, { all: false, documents: toRefs([id]), signatures });
    await hand();
    await Promise.all([hand(), head.unsign(id), hand(), hand()]);
    await hand();
    expect((await head.get(getPayment, { id })).payment).toMatchObject({ status: 0, signatures: [] });
  });

  test('is not for operators, not for new documents and not for those at the bank', async () => {
    const id = await save();
    expect(await director.unsign(id, '9005', '9006')).toEqual([
      refused(id, 'statusForbidsAction'),
      refused('9005', 'statusForbidsAction'),
      refused('9006', 'statusForbidsAction'),
    ]);
    expect(await operator.unsign('9002')).toEqual([refused('9002', 'insufficientOrExpiredRights')]);
  });
});

test('every active signature in the database is of the document’s present version', async () => {
  const rows = await query()
    .select({ signed: documentSignature.version, present: document.version })
    .from(documentSignature)
    .innerJoin(document, eq(document.id, documentSignature.documentId))
    .where(isNull(documentSignature.revokedAt));
  expect(rows.filter(({ signed, present }) => signed !== present)).toEqual([]);
});
