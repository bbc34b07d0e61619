/** The names of the company's templates in the query cache. */
export function templatesKey(companyRef: string) {
  return ['templates', companyRef] as const;
}

/** Of one template, with what it holds. */
export function templateKey(companyRef: string, id: string) {
  return [...templatesKey(companyRef), 'one', id] as const;
}
