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
import { EUROS_ABROAD, nextNumber, PURCHASE, recall, ref, saveRequest, send, sign } from '../currency';
import { payrollRef, savesPayroll, SHEET } from '../payroll';
import { PAYMENT } from '../person';
import { BUH1 } from '../user-ids';
import { row, saysOf, saysTo, type Scene, type ScreenRule } from './scene';

const JOURNAL = 'miPmtHistory';

async function executed({ bank }: Scene, id: string): Promise<void> {
  await bank.services.db.queries
    .update(document)
    .set({ status: DocumentStatus.success, confirmedAt: bank.clock.now(), sentAt: bank.clock.now() })
    .where(eq(document.id, Number(id)));
}

async function executedPayment(scene: Scene) {
  const item = ref(await scene.manager.save({ number: nextNumber() }), 1);
  await executed(scene, item.id);
  return item;
}

const OF_EXECUTED = (
  [
    ['change', ({ manager }, { id }) => saysTo(manager, saveUahPayment, changed(id))],
    ['delete', async ({ manager }, { id }) => saysOf((await manager.get(dropPayments, dropOf(id))).verdicts)],
    ['sign', async (scene, item) => saysOf(await sign(scene.bank, scene.manager, [item]))],
    ['unsign', async ({ manager }, { id }) => saysOf(await manager.unsign(id))],
    ['send', async ({ manager }, item) => saysOf(await send(manager, item))],
    ['recall', async ({ manager }, item) => saysOf(await recall(manager, item))],
    ['printSigned', ({ manager }, item) => saysTo(manager, getSignedPdf, { document: item })],
  ] as const satisfies readonly (readonly [string, (scene: Scene, item: ReturnType<typeof ref>) => Promise<string>])[]
).map(([action, act]): ScreenRule => ({
  ...{ screen: JOURNAL, action, condition: 'executed today', refusal: 'statusForbidsAction' },
  async prepare(scene) {
    const item = await executedPayment(scene);
    return () => act(scene, item);
  },
}));

const changed = (id: string) => ({ type: 1 as const, payment: { ...PAYMENT, id, number: nextNumber() } });
const dropOf = (id: string) => ({ type: 'pmt' as const, ids: [id] });

/** Creates a payroll that another user sees as totals only. */
async function payrollOf({ manager }: Scene): Promise<string> {
  return savesPayroll(manager, { number: nextNumber() });
}

const CONDITION = 'the user sees totals only';

export const PAYROLL_RULES: readonly ScreenRule[] = [
  ...OF_EXECUTED,
  {
    ...{ screen: JOURNAL, action: 'printSigned', condition: 'a request has no signed paper' },
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const item = await saveRequest(scene.operator, PURCHASE);
      await executed(scene, item.id);
      return () => saysTo(scene.manager, getSignedPdf, { document: item });
    },
  },
  {
    ...{ screen: 'miPayrolls', action: 'sign', condition: CONDITION, refusal: 'forbidden' },
    async prepare(scene) {
      const { manager, accountant } = scene;
      const documents = [payrollRef(await payrollOf(scene))];
      // The text comes from a user who sees the rows.
      const { documents: texts } = await manager.get(documentsToSign, { documents });
      const signatures = await accountant.signaturesOf(texts);
      await scene.bank.services.db.queries
        .update(membership)
        .set({ payrollAccess: PayrollAccess.totals })
        .where(eq(membership.userId, Number(BUH1)));
      return async () => saysOf((await accountant.get(signDocuments, { all: false, documents, signatures })).verdicts);
    },
  },
  {
    ...{ screen: 'miPayrolls', action: 'printSigned', condition: CONDITION, refusal: 'notFound' },
    async prepare(scene) {
      const id = await payrollOf(scene);
      await executed(scene, id);
      return () => saysTo(scene.totalsOnly, getSignedPdf, { document: payrollRef(id) });
    },
  },
  {
    ...{ screen: 'miPayrolls', action: 'change', condition: 'it is executed', refusal: 'statusForbidsAction' },
    async prepare(scene) {
      const id = await payrollOf(scene);
      await executed(scene, id);
      return () => saysTo(scene.manager, savePayroll, { payroll: { ...SHEET, id, number: nextNumber() } });
    },
  },
  {
    ...{ screen: 'miPayrolls', action: 'delete', condition: 'it is executed', refusal: 'statusForbidsAction' },
    async prepare(scene) {
      const id = await payrollOf(scene);
      await executed(scene, id);
      const request = { type: 'payroll' as const, ids: [id] };
      return async () => saysOf((await scene.manager.get(dropPayrolls, request)).verdicts);
    },
  },
  row('miPayrollNew', 'acn_id', 'the account is arrested', 'accountNotAllowed', ({ manager }) =>
    saysTo(manager, savePayroll, { payroll: { ...SHEET, number: nextNumber(), debitAccountId: '7006' } }),
  ),
  row('miPmtCurNew', 'acn_id', 'the account is arrested', 'accountNotAllowed', ({ manager }) =>
    saysTo(manager, saveCurrencyPayment, {
      type: 2,
      payment: { ...EUROS_ABROAD, number: nextNumber(), debitAccountId: '7006' },
    }),
  ),
  row('miPmtCurNewBuy', 'acn_id', 'the account is arrested', 'accountNotAllowed', ({ manager }) =>
    saysTo(manager, saveCurrencyRequest, {
      type: PURCHASE.type,
      currencyRequest: { ...PURCHASE, number: nextNumber(), debitAccountId: '7006' },
    }),
  ),
];
