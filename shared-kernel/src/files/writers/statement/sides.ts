import type { AccountToWrite, Entry, StatementToWrite } from './statement-to-write';
import { plainText } from './file-texts';

export interface Side {
  readonly account: string;
  readonly name: string;
  readonly code: string;
  readonly bank: string;
}

export function ownSide({ clientName, clientCode, bank }: StatementToWrite, { iban, accountId }: AccountToWrite): Side {
  return { account: iban || (accountId ?? ''), name: plainText(clientName), code: clientCode, bank: bank.code };
}

export function otherSide({ operation }: Entry): Side {
  return {
    account: plainText(operation.correspondentAccount),
    name: plainText(operation.correspondentName),
    code: plainText(operation.correspondentCode),
    bank: plainText(operation.correspondentBankCode),
  };
}

export function paidBetween(own: Side, entry: Entry): readonly [payer: Side, receiver: Side] {
  const other = otherSide(entry);
  return entry.isDebit ? [own, other] : [other, own];
}
