import type { TemplateKind } from '@ncb/shared-kernel/blocks/templates';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';

export const CURRENCY_TEMPLATES: TemplateKind = {
  type: DocumentType.currencyPayment,
  page: 'miPmtCurNew',
  list: 'templates',
};
