/** What stands on printed documents beside what they say themselves. */
export interface PrintTexts {
  readonly payment: {
    readonly title: string;
    readonly system: string;
    readonly documentDate: string;
    readonly valueDate: string;
    readonly executed: string;
    readonly refused: string;
    readonly payer: string;
    readonly payerCode: string;
    readonly payerAccount: string;
    readonly payerBank: string;
    readonly receiver: string;
    readonly receiverCode: string;
    readonly receiverAccount: string;
    readonly receiverBank: string;
    readonly bankCode: string;
    readonly actualPayer: string;
    readonly actualPayerCode: string;
    readonly actualReceiver: string;
    readonly actualReceiverCode: string;
    readonly amount: string;
    readonly amountInWords: string;
    readonly purpose: string;
    readonly more: string;
    readonly passport: string;
    readonly noCode: string;
    readonly nonResident: string;
    readonly standardPurposeCode: string;
    readonly paymentKindCode: string;
    readonly taxNotice: string;
    readonly budgetCode: string;
    readonly additionalInfo: string;
    readonly unreadable: string;
    readonly taxes: readonly [number: string, category: string, account: string, info: string, amount: string];
    readonly seal: string;
    readonly signatures: string;
    readonly noSignatures: string;
    readonly certificate: string;
    readonly bankMark: string;
    readonly notExecuted: string;
    readonly refusedByBank: string;
  };
  readonly total: string;
  readonly printed: string;
  readonly page: (number: number, count: number) => string;
}
