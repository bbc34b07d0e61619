/**
 * Names of what the bank knows, for the query cache that all remotes share: an executed payment makes the journal and
 * the balances of another remote old, so both must speak of them by the same name.
 */
export const queryKeys = {
  accounts: (companyRef: string) => ['accounts', companyRef] as const,
  payments: (companyRef: string) => ['payments', companyRef] as const,
  payment: (companyRef: string, id: string) => ['payments', companyRef, 'one', id] as const,
};

/** What becomes old when a document changes its status: money may be reserved, released or moved. */
export function keysTouchedByDocuments(companyRef: string): readonly (readonly string[])[] {
  return [queryKeys.payments(companyRef), queryKeys.accounts(companyRef)];
}
