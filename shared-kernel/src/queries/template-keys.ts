export const templateKeys = {
  all: (companyRef: string) => ['templates', companyRef] as const,
  one: (companyRef: string, id: string) => ['templates', companyRef, 'one', id] as const,
};
