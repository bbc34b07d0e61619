/** Types of the part of mt940js 1.3.5 that our tests use; it has none. */
declare module 'mt940js' {
  interface Mt940Transaction {
    readonly amount: number;
    readonly reference: string;
    readonly bankReference?: string;
    readonly transactionType: string;
    readonly structuredDetails?: Readonly<Record<string, string>>;
  }
  export interface Mt940Statement {
    readonly accountIdentification: string;
    readonly currency: string;
    readonly openingBalance: number;
    readonly closingBalance: number;
    readonly openingBalanceDate: Date;
    readonly closingBalanceDate: Date;
    readonly transactions: readonly Mt940Transaction[];
  }
  export class Parser {
    parse(text: string): readonly Mt940Statement[];
  }
}
