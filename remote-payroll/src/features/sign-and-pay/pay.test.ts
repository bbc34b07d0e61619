import { DocumentStatus, PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';
import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { getPayroll, savePayments, savePayroll, sendDocuments, type Payroll } from '@ncb/shared-kernel/api/contract';
import { pay, type PayOrder, type PayOutcome } from './pay';
import { getPayState, type PayStep } from './pay-progress';

const ORDER: PayOrder = {
  toSave: { id: null, total: '100.00' } as unknown as PayOrder['toSave'],
  payrollId: null,
  nonce: 'form',
  payments: [
    { id: null, number: '41' },
    { id: null, number: '42' },
  ] as unknown as PayOrder['payments'],
};

function bank({ breaksAfter = Infinity, signs = 3 }: { breaksAfter?: number; signs?: number | 'second' } = {}) {
  const state = { payrolls: 0, payments: 0, status: 0, keys: new Set<string>(), calls: 0, amount: '100.00' };
  let limit = breaksAfter;
  const payroll = (): Payroll =>
    ({
      id: '9',
      status: state.status,
      total: '100.00',
      payments: ['salary', 'fee'].slice(0, state.payments).map((part, index) => ({
        part,
        id: String(index + 1),
        number: String(41 + index),
        documentDate: '2026-07-01',
        amount: index === 0 ? state.amount : '1.00',
        status: state.status,
      })),
    }) as unknown as Payroll;
  const answers = new Map<unknown, (key: string) => object>([
    [
      savePayroll,
      (key) => {
        if (!state.keys.has(key)) state.payrolls += 1;
        state.keys.add(key);
        return { id: '9', status: 0 };
      },
    ],
    [getPayroll, () => ({ payroll: payroll() })],
    [
      savePayments,
      () => {
        state.payments = 2;
        return { results: [{ id: '1' }, { id: '2' }] };
      },
    ],
    [
      sendDocuments,
      () => {
        state.status = 4;
        return { verdicts: [{ id: '9', error: null }], undoable: ['9'] };
      },
    ],
  ]);
  const api = {
    call: (call: unknown, _: unknown, options: { idempotencyKey?: string } = {}) => {
      state.calls += 1;
      const value = answers.get(call)?.(options.idempotencyKey ?? '');
      // The bank has executed the call, but its answer is lost.
      if (state.calls > limit) return Promise.resolve({ ok: false, failure: { kind: 'network' } });
      return Promise.resolve({ ok: true, value });
    },
  } as unknown as ApiClient;
  const sign = (documents: readonly { readonly id: string }[]) => {
    if (signs === 'second') state.status = 2;
    else if (signs === documents.length) state.status = 3;
    const count = signs === 'second' ? documents.length : signs;
    return Promise.resolve({ signed: documents.slice(0, count).map(({ id }) => id) });
  };
  return { state, payroll, api, sign, mends: () => (limit = Infinity) };
}

const run = (with_: ReturnType<typeof bank>, order: PayOrder = ORDER, steps: PayStep[] = []) =>
  pay(order, { api: with_.api, sign: with_.sign, onStep: (step) => steps.push(step) });
const keyOf = (outcome: PayOutcome) => (outcome.kind === 'stopped' ? outcome.refusal.key : outcome.kind);

describe('sign-and-pay', () => {
  it('saves, has signed and sends, one after the other', async () => {
    const steps: PayStep[] = [];
    const town = bank();
    expect(await run(town, ORDER, steps)).toEqual({ kind: 'paid', undoable: [{ id: '9', type: 'payroll' }] });
    expect(steps).toEqual(['payroll', 'salary', 'fee', 'sign', 'send']);
    expect(town.state).toMatchObject({ payrolls: 1, payments: 2, status: 4 });
  });

  it('waits for the other signature where one is not enough', async () => {
    const town = bank({ signs: 'second' });
    expect(await run(town)).toEqual({ kind: 'signed' });
    expect(getPayState(town.payroll(), true)).toBe('waiting');
  });

  it('leaves unsigned payments where nobody signed, and says when only some were signed', async () => {
    const town = bank({ signs: 0 });
    expect(await run(town)).toMatchObject({ at: 'sign', refusal: { key: 'payrollNotSignedPayments' }, payrollId: '9' });
    expect(getPayState(town.payroll(), true)).toBe('interrupted');
    expect(keyOf(await run(bank({ signs: 1 })))).toBe('payrollPmtSignFailed');
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'broken off after %d answers and begun again it makes nothing twice',
    async (breaksAfter) => {
      const town = bank({ breaksAfter });
      const broken = await run(town);
      expect(broken.kind).toBe('stopped');
      town.mends();
      const payrollId = broken.kind === 'stopped' ? broken.payrollId : null;
      const again = await run(town, { ...ORDER, payrollId, toSave: payrollId === null ? ORDER.toSave : null });
      expect(again).toMatchObject({ kind: 'paid' });
      expect(town.state).toMatchObject({ payrolls: 1, payments: 2, status: 4 });
      expect(getPayState(town.payroll(), true)).toBe('done');
    },
  );

  it('does not sign payments that were made for another total', async () => {
    const town = bank();
    town.state.payments = 2;
    town.state.amount = '90.00';
    expect(keyOf(await run(town))).toBe('payrollPmtChanged');
  });
});

it.each([
  [0, 0, 'none'],
  [1, 0, 'interrupted'],
  [2, 0, 'interrupted'],
  [2, 1, 'waiting'],
  [2, 3, 'interrupted'],
  [2, 4, 'done'],
] as const)('with %d payments in status %d the payment stands at %s', (payments, status, state) => {
  const town = bank();
  Object.assign(town.state, { payments, status });
  expect(getPayState(town.payroll(), true)).toBe(state);
});

it('waits for another person if the approval policy demands two for the payroll alone', () => {
  const payments = [PayrollPart.salary, PayrollPart.fee].map((part) => ({
    part,
    id: part,
    number: '1',
    documentDate: '2026-07-15',
    amount: '100.00',
    status: DocumentStatus.ready,
  }));
  const payroll = { id: '9', total: '100.00', payments };
  expect(getPayState({ ...payroll, status: DocumentStatus.signedFirst }, true)).toBe('waiting');
  expect(getPayState({ ...payroll, status: DocumentStatus.new }, true)).toBe('interrupted');
  expect(getPayState({ ...payroll, status: DocumentStatus.ready }, true)).toBe('interrupted');
});
