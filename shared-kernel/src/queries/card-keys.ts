/** Query keys of cards as the shell caches them; their bank data have keys of their own. */
export const cardKeys = {
  all: (companyRef: string) => ['cards', companyRef] as const,
  one: (companyRef: string, part: string, language: string) => ['cards', companyRef, part, language] as const,
};
