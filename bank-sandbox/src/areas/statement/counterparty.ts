import { bankCodeOf } from '@ncb/shared-kernel/domain/identifiers';
import { OWN_BANK_REGISTRY_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import { OWN_BANK } from '../banks/own-bank';
import type { Line } from './lines';

/** Who stands on the other side of a posting. */
export interface Counterparty {
  readonly name: string;
  readonly code: string;
  readonly account: string;
  readonly bankCode: string;
}

const OURSELVES: Counterparty = {
  name: OWN_BANK.name,
  code: OWN_BANK_REGISTRY_CODE_FALLBACK,
  account: '',
  bankCode: OWN_BANK.code,
};

/**
 * The counterparty of a posting. Who pays sees the receiver as his document names it, who is paid sees whose account the
 * money came from; behind the bank's own accounts stands the bank.
 */
export function counterpartyOf(line: Omit<Line, 'accountId'>): Counterparty {
  const { amount, reversed, document, other } = line;
  const kind = reversed?.kind ?? line.kind;
  // What is taken back stands between the same two as it did before.
  const isDebit = amount.startsWith('-') === (reversed === null);
  const paysDocument = isDebit && kind !== 'fee' && document !== null && document.receiverName !== '';
  if (paysDocument) {
    const { receiverName: name, receiverCode: code, receiverAccount: account } = document;
    return { name, code, account, bankCode: bankOf(account) };
  }
  if (other.companyName === null) return { ...OURSELVES, account: other.iban ?? '' };
  return { name: other.companyName, code: other.companyCode ?? '', account: other.iban ?? '', bankCode: OWN_BANK.code };
}

/** The bank of a Ukrainian account; foreign accounts say nothing about it. */
export function bankOf(iban: string): string {
  return /^UA[0-9]{27}$/.test(iban) ? bankCodeOf(iban) : '';
}
