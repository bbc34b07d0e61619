/** Source: docs/requirements/currency-payroll-credits-statements.md#product. */
export const DocumentType = {
  uahPayment: 1,
  currencyPayment: 2,
  buyRequest: 3,
  saleRequest: 4,
  convertRequest: 5,
} as const;

export type DocumentType = (typeof DocumentType)[keyof typeof DocumentType];
