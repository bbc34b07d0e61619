import {
  dropContract,
  dropEmployees,
  dropPayments,
  getSignedPdf,
  listEmployees,
  saveCurrencyPayment,
  saveCurrencyRequest,
  saveEmployee,
  savePayment as saveUahPayment,
  savePayroll,
} from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { document } from '../../../src/db/schema';
import {
  EUROS_ABROAD,
  nextNumber,
  PURCHASE,
  recall,
  toRef,
  SALE,
  savePayment,
  saveRequest,
  send,
  sign,
} from '../currency-documents';
import { PAYROLL } from '../payroll';
import { PAYMENT } from '../person';
import { getVerdictCode, callForCode, type Scene, type ScreenRule } from './scene';

const JOURNAL = 'miPmtHistory';

const savePaymentOf = async ({ manager }: Scene) => toRef(await manager.save({ number: nextNumber() }), 1);
const signed = async (scene: Scene) => {
  const item = await savePaymentOf(scene);
  await sign(scene.manager, [item]);
  return item;
};
const payment = (more: object) => ({ type: 1 as const, payment: { ...PAYMENT, number: nextNumber(), ...more } });

async function createPurchase({ bank, operator }: Scene, status: 0 | 4 | 5 | 6) {
  const item = await saveRequest(operator, PURCHASE);
  await setStatus(bank, item.id, status);
  return item;
}

async function setStatus({ services }: Scene['bank'], id: string, status: 0 | 4 | 5 | 6): Promise<void> {
  await services.db.queries
    .update(document)
    // Only documents in progress are due.
    .set({ status, dueAt: status === 4 ? new Date('2100-01-01') : null })
    .where(eq(document.id, Number(id)));
}

export const DOCUMENT_RULES: readonly ScreenRule[] = [
  {
    screen: JOURNAL,
    action: 'change',
    condition: 'it is signed',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const { id } = await signed(scene);
      return () => callForCode(scene.manager, saveUahPayment, payment({ id, amount: '9999.00' }));
    },
  },
  {
    screen: JOURNAL,
    action: 'delete',
    condition: 'it is signed',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const { id } = await signed(scene);
      return async () => getVerdictCode((await scene.manager.get(dropPayments, { type: 'pmt', ids: [id] })).verdicts);
    },
  },
  {
    screen: JOURNAL,
    action: 'delete',
    condition: 'a colleague’s, an operator',
    refusal: 'forbidden',
    async prepare(scene) {
      const { id } = await savePaymentOf(scene);
      return async () => getVerdictCode((await scene.operator.get(dropPayments, { type: 'pmt', ids: [id] })).verdicts);
    },
  },
  {
    screen: JOURNAL,
    action: 'sign',
    condition: 'signed by the same person',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const item = await signed(scene);
      return async () => getVerdictCode(await sign(scene.manager, [item]));
    },
  },
  {
    screen: JOURNAL,
    action: 'send',
    condition: 'it is not signed',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const item = await savePaymentOf(scene);
      return async () => getVerdictCode(await send(scene.manager, item));
    },
  },
  {
    screen: JOURNAL,
    action: 'send',
    condition: 'an operator',
    refusal: 'insufficientOrExpiredRights',
    async prepare(scene) {
      const item = await signed(scene);
      return async () => getVerdictCode(await send(scene.operator, item));
    },
  },
  {
    screen: JOURNAL,
    action: 'unsign',
    condition: 'it is new',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const { id } = await savePaymentOf(scene);
      return async () => getVerdictCode(await scene.manager.unsign(id));
    },
  },
  {
    screen: JOURNAL,
    action: 'unsign',
    condition: 'an operator',
    refusal: 'insufficientOrExpiredRights',
    async prepare(scene) {
      const { id } = await signed(scene);
      return async () => getVerdictCode(await scene.operator.unsign(id));
    },
  },
  {
    screen: JOURNAL,
    action: 'recall',
    condition: 'it is not sent',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const item = await signed(scene);
      return async () => getVerdictCode(await recall(scene.manager, item));
    },
  },
  {
    screen: JOURNAL,
    action: 'printSigned',
    condition: 'not executed',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const item = await signed(scene);
      return () => callForCode(scene.manager, getSignedPdf, { document: item });
    },
  },
  {
    screen: JOURNAL,
    action: 'createPayment',
    condition: 'the bank refused the request',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const { id: requestId } = await createPurchase(scene, DocumentStatus.aborted);
      return () => callForCode(scene.operator, saveUahPayment, payment({ requestId }));
    },
  },
  {
    screen: JOURNAL,
    action: 'createCurrencyPayment',
    condition: 'the bank refused the request',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const { id: requestId } = await createPurchase(scene, DocumentStatus.aborted);
      const draft = { ...EUROS_ABROAD, number: nextNumber(), requestId };
      return () => callForCode(scene.operator, saveCurrencyPayment, { type: 2, payment: draft });
    },
  },
  {
    screen: JOURNAL,
    action: 'createPayment',
    condition: 'it asks to sell',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const { id: requestId } = await saveRequest(scene.operator, SALE);
      return () => callForCode(scene.operator, saveUahPayment, payment({ requestId }));
    },
  },
  {
    screen: JOURNAL,
    action: 'createPayment',
    condition: 'the bank has a payment for it in hand',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const { id: requestId } = await createPurchase(scene, DocumentStatus.new);
      const { id } = await scene.operator.get(saveUahPayment, payment({ requestId }));
      await setStatus(scene.bank, id, DocumentStatus.inProgress);
      return () => callForCode(scene.operator, saveUahPayment, payment({ requestId }));
    },
  },
  {
    screen: 'miCurReqBuy',
    action: 'change',
    condition: 'the bank has a payment for it in hand',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const { id: requestId } = await createPurchase(scene, DocumentStatus.new);
      const { id } = await scene.operator.get(saveUahPayment, payment({ requestId }));
      await setStatus(scene.bank, id, DocumentStatus.inProgress);
      const currencyRequest = { ...PURCHASE, id: requestId, number: nextNumber() };
      return () => callForCode(scene.operator, saveCurrencyRequest, { type: PURCHASE.type, currencyRequest });
    },
  },
  {
    screen: 'miPmtUahNew',
    action: 'acn_id',
    condition: 'the account is closed',
    refusal: 'accountNotAllowed',
    prepare: ({ manager }) =>
      Promise.resolve(() => callForCode(manager, saveUahPayment, payment({ debitAccountId: '7005' }))),
  },
  {
    screen: 'miPmtUahNew',
    action: 'acn_id',
    condition: 'the account is arrested',
    refusal: 'accountNotAllowed',
    prepare: ({ manager }) =>
      Promise.resolve(() => callForCode(manager, saveUahPayment, payment({ debitAccountId: '7006' }))),
  },
  {
    screen: 'miContracts',
    action: 'delete',
    condition: 'a document rests on it',
    refusal: 'contractInUse',
    async prepare(scene) {
      await savePayment(scene.operator);
      return () => callForCode(scene.accountant, dropContract, { id: '31' });
    },
  },
  {
    screen: 'miEmployees',
    action: 'edit',
    condition: 'the bank’s own data',
    refusal: 'forbidden',
    async prepare({ accountant }) {
      const { employees } = await accountant.get(listEmployees, {});
      const employee = employees.find(({ fromBank }) => fromBank);
      if (!employee) throw new Error('no employee of the bank');
      const { id, taxCode, lastName, firstName, middleName, account, status } = employee;
      const person = { id, taxCode, lastName, firstName, middleName, account, status };
      return () => callForCode(accountant, saveEmployee, { ...person, lastName: 'Інша' });
    },
  },
  {
    screen: 'miEmployees',
    action: 'delete',
    condition: 'the bank’s own data',
    refusal: 'forbidden',
    async prepare({ accountant }) {
      const { employees } = await accountant.get(listEmployees, {});
      const ids = employees.filter(({ fromBank }) => fromBank).map(({ id }) => id);
      return async () => getVerdictCode((await accountant.get(dropEmployees, { ids: ids.slice(0, 1) })).verdicts);
    },
  },
  {
    screen: 'miPayrollNew',
    action: 'save',
    condition: 'the user sees no salaries',
    refusal: 'notFound',
    prepare: ({ operator }) => Promise.resolve(() => callForCode(operator, savePayroll, { payroll: PAYROLL })),
  },
];
