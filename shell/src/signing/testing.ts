import type { SignedRef } from '@ncb/shared-kernel/api/contract';
import { writeCanonical } from '@ncb/shared-kernel/domain/documents';
import { PAYMENT } from '@ncb/shared-kernel/domain/documents/testing';
import type { DocumentSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import type { ReceivedCall } from '@ncb/shared-kernel/remote-contract/testing';

export function createRefs(count: number): SignedRef[] {
  return Array.from({ length: count }, (_, index) => ({ id: String(index + 1), type: 1 as const }));
}

export function createSignatures(documents: readonly SignedRef[]): DocumentSignature[] {
  return documents.map(({ id }) => ({ id, version: 1, signature: Uint8Array.of(Number(id)) }));
}

export function readIds({ parameters }: ReceivedCall): string[] {
  return (JSON.parse(parameters.get('pmt_ids') ?? '[]') as { id: string }[]).map(({ id }) => id);
}

export function answerVerdicts(refused: Readonly<Record<string, string>> = {}): (call: ReceivedCall) => object {
  return (call) => ({
    success: true,
    signed_docs: readIds(call).map((id) =>
      refused[id] ? { id, status: null, error: 'ні', error_code: refused[id] } : { id, status: 3, error: null },
    ),
  });
}

export function answerDocuments(
  missing: readonly string[] = [],
  certs: readonly string[] = ['AwQ='],
  refused: Readonly<Record<string, string>> = {},
) {
  return ({ parameters }: ReceivedCall): object => {
    const requested = JSON.parse(parameters.get('docs') ?? '[]') as { id: string; type: number }[];
    const docs2sign = requested
      .filter(({ id }) => !missing.includes(id))
      .map(({ id, type }) => ({
        id,
        type,
        version: 1,
        type_info: `Платіж № ${id}`,
        type_char: `{"id":"${id}"}`,
        ...(refused[id] && { error_code: refused[id] }),
      }));
    return { success: true, docs2sign, certs };
  };
}

/** Answers hryvnia payments with these amounts, with canonical texts that can be read. */
export function answerPayments(amounts: readonly string[], currencies: readonly string[] = []) {
  return (): object => ({
    success: true,
    docs2sign: amounts.map((amount, index) => {
      const id = String(index + 1);
      const text = writeCanonical('1', { ...PAYMENT, id, amount, currency: currencies[index] ?? PAYMENT.currency });
      return { id, type: 1, version: 1, type_info: `Платіж № ${id}`, type_char: text };
    }),
    certs: ['AwQ='],
  });
}

/** Answers the account that pays them. */
export function answerPayerAccount(available: string) {
  const sums = { sal: available, c_sal: available, av_sal: available, av_c_sal: available };
  const account = { acn_id: '7001', acn_n: '26009349119632', iban: PAYMENT.payerIban, sim_cur: 'UAH', cur_ref: '980' };
  const state = {
    status_ref: 0,
    has_overdraft: 'N',
    last_move: '15.07.2026 09:05:59',
    pmt_allowed: 1,
    type: 'current',
  };
  return { success: true, acn_list: [{ ...account, ...sums, ...state }] };
}
