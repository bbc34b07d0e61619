import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { OWN_BANK_REGISTRY_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import { OWN_BANK } from '../banks/own-bank';
import type { Line } from './find-lines';

interface Counterparty {
  readonly name: string;
  readonly code: string;
  readonly account: string;
  readonly bankCode: string;
}

const THIS_BANK: Counterparty = {
  name: OWN_BANK.name,
  code: OWN_BANK_REGISTRY_CODE_FALLBACK,
  account: '',
  bankCode: OWN_BANK.code,
};

/**
 * Returns the receiver of the document for the payer, the debited account's owner for the receiver, the bank for its own
 * accounts.
 */
export function getCounterparty(line: Omit<Line, 'accountId'>): Counterparty {
  const { amount, reversed, document, other } = line;
  const kind = reversed?.kind ?? line.kind;
  // A reversal is between the same parties.
  const isDebit = amount.startsWith('-') === (reversed === null);
  const paysDocument = isDebit && kind !== 'fee' && document !== null && document.receiverName !== '';
  if (paysDocument) {
    const { receiverName: name, receiverCode: code, receiverAccount: account } = document;
    return { name, code, account, bankCode: getBankCode(account) };
  }
  if (other.companyName === null) return { ...THIS_BANK, account: other.iban ?? '' };
  return { name: other.companyName, code: other.companyCode ?? '', account: other.iban ?? '', bankCode: OWN_BANK.code };
}

/** Returns '' for foreign accounts. */
export function getBankCode(iban: string): string {
  return /^UA[0-9]{27}$/.test(iban) ? getIbanBankCode(iban) : '';
}
