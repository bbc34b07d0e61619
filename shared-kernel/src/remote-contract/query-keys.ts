/**
 * Keys of the query cache that all remotes share, kept for older remotes; `queries` has the same keys and all others.
 */
export const queryKeys = {
  accounts: (companyRef: string) => ['accounts', companyRef] as const,
  payments: (companyRef: string) => ['payments', companyRef] as const,
  payment: (companyRef: string, id: string) => ['payments', companyRef, 'one', id] as const,
};

/** Returns the keys to invalidate when a document changes its status: money may have moved. */
export function keysTouchedByDocuments(companyRef: string): readonly (readonly string[])[] {
  const others = ['statements', 'deals', 'contracts', 'payrolls'].map((area) => [area, companyRef] as const);
  return [queryKeys.payments(companyRef), queryKeys.accounts(companyRef), ...others];
}
