/** What cards of the page "today" show, as the shell keeps it; what they have asked the bank for is under its own names. */
export const cardKeys = {
  all: (companyRef: string) => ['cards', companyRef] as const,
  one: (companyRef: string, part: string, language: string) => ['cards', companyRef, part, language] as const,
};
