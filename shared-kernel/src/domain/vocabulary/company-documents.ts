/** Names of company documents, before `№`. The wire carries them; screens translate. */
const COMPANY_DOCUMENT_NAMES = {
  accountAgreement: 'Договір банківського рахунку',
  tariffs: 'Тарифи на обслуговування',
} as const;

export type CompanyDocumentKind = keyof typeof COMPANY_DOCUMENT_NAMES;

const KINDS = Object.keys(COMPANY_DOCUMENT_NAMES) as CompanyDocumentKind[];

export function writeCompanyDocumentName(kind: CompanyDocumentKind, number: string): string {
  return `${COMPANY_DOCUMENT_NAMES[kind]} № ${number}`;
}

/** Returns null for a name that bank staff typed. */
export function readCompanyDocumentName(
  name: string,
): { readonly kind: CompanyDocumentKind; readonly number: string } | null {
  const kind = KINDS.find((one) => name.startsWith(writeCompanyDocumentName(one, '')));
  return kind ? { kind, number: name.slice(writeCompanyDocumentName(kind, '').length) } : null;
}
