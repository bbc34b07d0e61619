import type { TemplateKind } from '@ncb/shared-kernel/blocks/templates';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';

export const UAH_TEMPLATES: TemplateKind = { type: DocumentType.uahPayment, page: 'miPmtUahNew', list: 'templates' };
