import type { addTemplate, RequestOf, TemplateRow } from '../../api/contract';
import { DocumentType, UAH } from '../../domain/vocabulary';

/** A kind of templates: what the bank files them as, the form that they fill in, and how their list is kept in mind. */
export interface TemplateKind {
  readonly type: RequestOf<typeof addTemplate>['type'];
  /** Takes `template` and `mode=template` in its address. */
  readonly page: 'miPmtUahNew' | 'miPmtCurNew';
  /** The list's name in the user's settings. */
  readonly list: string;
}

/** The bank has one list and names no kind in it. Source: spec 2 §2 ("Templates are split by currency") */
export function isOfKind({ type }: TemplateKind, { currencyCode }: Pick<TemplateRow, 'currencyCode'>): boolean {
  return (currencyCode === UAH.code) === (type === DocumentType.uahPayment);
}
