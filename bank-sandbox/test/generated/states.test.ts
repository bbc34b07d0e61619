import {
  dropPayments,
  dropPayrolls,
  recallDocuments,
  sendDocuments,
  unsignDocuments,
  type DocumentRef,
  type Verdict,
} from '@ncb/shared-kernel/api/contract';
import {
  DOCUMENT_KINDS,
  DocumentStatus,
  PAYROLL,
  STORED_STATUSES,
  type StoredStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { isAllowedInStatus, type DocumentAction } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import { schema } from '../../src/db';
import { CONVERSION, PURCHASE, SALE, savePayment, saveRequest, sign } from '../support/currency-documents';
import { payrollRef, storePayroll } from '../support/payroll';
import { setUpBank, setUpPerson } from '../support/set-up-bank';

const { document, documentSignature } = schema;

let samples: readonly DocumentRef[];
const bank = setUpBank();
const person = setUpPerson(bank, 'director1', '1001');
beforeAll(async () => {
  samples = [
    { id: await person.save(), type: 1 },
    await savePayment(person),
    await saveRequest(person, PURCHASE),
    await saveRequest(person, SALE),
    await saveRequest(person, CONVERSION),
    payrollRef(await storePayroll(person)),
  ];
}, 60_000);

type Actions = Readonly<Record<Exclude<DocumentAction, 'change'>, (ref: DocumentRef) => Promise<readonly Verdict[]>>>;

const ACTIONS: Actions = {
  sign: (ref) => sign(person, [ref]),
  unsign: async (ref) => (await person.get(unsignDocuments, { documents: [ref] })).verdicts,
  send: async (ref) => (await person.get(sendDocuments, { documents: [ref] })).verdicts,
  recall: async (ref) => (await person.get(recallDocuments, { documents: [ref] })).verdicts,
  delete: async ({ id, type }) => {
    const ids = [id];
    const { verdicts } =
      type === PAYROLL
        ? await person.get(dropPayrolls, { type, ids })
        : await person.get(dropPayments, { type: 'pmt', ids });
    return verdicts;
  },
};

const ACTION_NAMES = Object.keys(ACTIONS) as readonly (keyof Actions)[];
const STEPS = STORED_STATUSES.flatMap((status) => ACTION_NAMES.map((action) => ({ status, action })));

test('there is a document of every type that the bank knows', () => {
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(DOCUMENT_KINDS));
});

test.each(STEPS)(
  'documents in status $status allow to $action them or refuse it, as the table of steps says',
  async ({ status, action }) => {
    for (const ref of samples) {
      await setStatus(ref, status);
      const [verdict] = await ACTIONS[action](ref);
      const after = await readStored(ref);
      const result = { type: ref.type, verdict, after: after?.status, isDeleted: after?.deletedAt !== null };
      if (isAllowedInStatus(action, status)) {
        // Missing funds may still forbid it.
        expect({
          ...result,
          verdict: { ...verdict, isOfStatus: verdict?.errorCode === 'statusForbidsAction' },
        }).toEqual({
          ...result,
          verdict: { ...verdict, isOfStatus: false },
        });
      } else {
        expect(result).toEqual({ ...result, verdict: { ...verdict, status: null }, after: status, isDeleted: false });
        expect(verdict?.errorCode).toEqual(expect.any(String));
      }
    }
  },
);

async function setStatus({ id }: DocumentRef, status: StoredStatus): Promise<void> {
  const { queries } = bank.services.db;
  await queries.delete(documentSignature).where(eq(documentSignature.documentId, Number(id)));
  await queries
    .update(document)
    .set({ status, deletedAt: null, dueAt: status === DocumentStatus.inProgress ? bank.clock.now() : null })
    .where(eq(document.id, Number(id)));
}

async function readStored({ id }: DocumentRef) {
  const [row] = await bank.services.db.queries
    .select()
    .from(document)
    .where(eq(document.id, Number(id)));
  return row;
}
