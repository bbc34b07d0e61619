/**
 * Names of what the bank knows, for the query cache that all remotes share: an executed payment makes the journal and
 * the balances of another remote old, so both must speak of them by the same name. Here for remotes that were built
 * before `queries`, which has the same names and all others.
 */
export const queryKeys = {
  accounts: (companyRef: string) => ['accounts', companyRef] as const,
  payments: (companyRef: string) => ['payments', companyRef] as const,
  payment: (companyRef: string, id: string) => ['payments', companyRef, 'one', id] as const,
};

/** What becomes old when a document changes its status: money may be reserved, released or moved. */
export function keysTouchedByDocuments(companyRef: string): readonly (readonly string[])[] {
  const others = ['statements', 'deals', 'contracts', 'payrolls'].map((area) => [area, companyRef] as const);
  return [queryKeys.payments(companyRef), queryKeys.accounts(companyRef), ...others];
}
