import {
  documentsToSign,
  dropPayments,
  dropPayrolls,
  getSignedPdf,
  saveCurrencyPayment,
  saveCurrencyRequest,
  savePayment as saveUahPayment,
  savePayroll,
  signDocuments,
} from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { document, membership } from '../../../src/db/schema';
import { EUROS_ABROAD, nextNumber, PURCHASE, recall, toRef, saveRequest, send, sign } from '../currency-documents';
import { payrollRef, storePayroll, PAYROLL } from '../payroll';
import { PAYMENT } from '../person';
import { BUH1 } from '../user-ids';
import { simpleRule, getVerdictCode, callForCode, type Scene, type ScreenRule } from './scene';

const JOURNAL = 'miPmtHistory';

async function setExecuted({ bank }: Scene, id: string): Promise<void> {
  await bank.services.db.queries
    .update(document)
    .set({ status: DocumentStatus.success, confirmedAt: bank.clock.now(), sentAt: bank.clock.now() })
    .where(eq(document.id, Number(id)));
}

async function createExecutedPayment(scene: Scene) {
  const item = toRef(await scene.manager.save({ number: nextNumber() }), 1);
  await setExecuted(scene, item.id);
  return item;
}

const EXECUTED_PAYMENT_RULES = (
  [
    ['change', ({ manager }, { id }) => callForCode(manager, saveUahPayment, toChange(id))],
    [
      'delete',
      async ({ manager }, { id }) => getVerdictCode((await manager.get(dropPayments, toDeletion(id))).verdicts),
    ],
    ['sign', async (scene, item) => getVerdictCode(await sign(scene.manager, [item]))],
    ['unsign', async ({ manager }, { id }) => getVerdictCode(await manager.unsign(id))],
    ['send', async ({ manager }, item) => getVerdictCode(await send(manager, item))],
    ['recall', async ({ manager }, item) => getVerdictCode(await recall(manager, item))],
    ['printSigned', ({ manager }, item) => callForCode(manager, getSignedPdf, { document: item })],
  ] as const satisfies readonly (readonly [string, (scene: Scene, item: ReturnType<typeof toRef>) => Promise<string>])[]
).map(([action, act]): ScreenRule => ({
  screen: JOURNAL,
  action,
  condition: 'executed today',
  refusal: 'statusForbidsAction',
  async prepare(scene) {
    const item = await createExecutedPayment(scene);
    return () => act(scene, item);
  },
}));

const toChange = (id: string) => ({ type: 1 as const, payment: { ...PAYMENT, id, number: nextNumber() } });
const toDeletion = (id: string) => ({ type: 'pmt' as const, ids: [id] });

/** Creates a payroll that another user sees as totals only. */
async function createPayroll({ manager }: Scene): Promise<string> {
  return storePayroll(manager, { number: nextNumber() });
}

const CONDITION = 'the user sees totals only';

export const PAYROLL_RULES: readonly ScreenRule[] = [
  ...EXECUTED_PAYMENT_RULES,
  {
    screen: JOURNAL,
    action: 'printSigned',
    condition: 'a request has no signed paper',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const item = await saveRequest(scene.operator, PURCHASE);
      await setExecuted(scene, item.id);
      return () => callForCode(scene.manager, getSignedPdf, { document: item });
    },
  },
  {
    screen: 'miPayrolls',
    action: 'sign',
    condition: CONDITION,
    refusal: 'forbidden',
    async prepare(scene) {
      const { manager, accountant } = scene;
      const documents = [payrollRef(await createPayroll(scene))];
      // The text comes from a user who sees the rows.
      const { documents: texts } = await manager.get(documentsToSign, { documents });
      const signatures = await accountant.signTexts(texts);
      await scene.bank.services.db.queries
        .update(membership)
        .set({ payrollAccess: PayrollAccess.totals })
        .where(eq(membership.userId, Number(BUH1)));
      return async () =>
        getVerdictCode((await accountant.get(signDocuments, { all: false, documents, signatures })).verdicts);
    },
  },
  {
    screen: 'miPayrolls',
    action: 'printSigned',
    condition: CONDITION,
    refusal: 'notFound',
    async prepare(scene) {
      const id = await createPayroll(scene);
      await setExecuted(scene, id);
      return () => callForCode(scene.totalsOnly, getSignedPdf, { document: payrollRef(id) });
    },
  },
  {
    screen: 'miPayrolls',
    action: 'change',
    condition: 'it is executed',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const id = await createPayroll(scene);
      await setExecuted(scene, id);
      return () => callForCode(scene.manager, savePayroll, { payroll: { ...PAYROLL, id, number: nextNumber() } });
    },
  },
  {
    screen: 'miPayrolls',
    action: 'delete',
    condition: 'it is executed',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const id = await createPayroll(scene);
      await setExecuted(scene, id);
      const request = { type: 'payroll' as const, ids: [id] };
      return async () => getVerdictCode((await scene.manager.get(dropPayrolls, request)).verdicts);
    },
  },
  simpleRule('miPayrollNew', 'acn_id', 'the account is arrested', 'accountNotAllowed', ({ manager }) =>
    callForCode(manager, savePayroll, { payroll: { ...PAYROLL, number: nextNumber(), debitAccountId: '7006' } }),
  ),
  simpleRule('miPmtCurNew', 'acn_id', 'the account is arrested', 'accountNotAllowed', ({ manager }) =>
    callForCode(manager, saveCurrencyPayment, {
      type: 2,
      payment: { ...EUROS_ABROAD, number: nextNumber(), debitAccountId: '7006' },
    }),
  ),
  simpleRule('miPmtCurNewBuy', 'acn_id', 'the account is arrested', 'accountNotAllowed', ({ manager }) =>
    callForCode(manager, saveCurrencyRequest, {
      type: PURCHASE.type,
      currencyRequest: { ...PURCHASE, number: nextNumber(), debitAccountId: '7006' },
    }),
  ),
];
