import type { AccountToWrite, Entry, StatementToWrite } from './statement-to-write';
import { toPlainText } from './file-texts';

export interface Side {
  readonly account: string;
  readonly name: string;
  readonly code: string;
  readonly bank: string;
}

export function getOwnSide(
  { clientName, clientCode, bank }: StatementToWrite,
  { iban, accountId }: AccountToWrite,
): Side {
  return { account: iban || (accountId ?? ''), name: toPlainText(clientName), code: clientCode, bank: bank.code };
}

export function getOtherSide({ operation }: Entry): Side {
  return {
    account: toPlainText(operation.correspondentAccount),
    name: toPlainText(operation.correspondentName),
    code: toPlainText(operation.correspondentCode),
    bank: toPlainText(operation.correspondentBankCode),
  };
}

export function getPayerAndReceiver(own: Side, entry: Entry): readonly [payer: Side, receiver: Side] {
  const other = getOtherSide(entry);
  return entry.isDebit ? [own, other] : [other, own];
}
