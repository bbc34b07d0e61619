import type { addTemplate, RequestOf, TemplateRow } from '../../api/contract';
import { DocumentType, UAH } from '../../domain/vocabulary';

export interface TemplateKind {
  readonly type: RequestOf<typeof addTemplate>['type'];
  /** Page that reads `template` and `mode=template` from its address. */
  readonly page: 'miPmtUahNew' | 'miPmtCurNew';
  readonly list: string;
}

/**
 * True if the template is of the kind. The bank stores one list without kinds; the currency decides. Source:
 * docs/requirements/hryvnia-payments.md#templates.
 */
export function isOfKind({ type }: TemplateKind, { currencyCode }: Pick<TemplateRow, 'currencyCode'>): boolean {
  return (currencyCode === UAH.code) === (type === DocumentType.uahPayment);
}
