import type { addTemplate, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { schema } from '../../db';

export type TemplateRequest = Pick<RequestOf<typeof addTemplate>, 'name' | 'type' | 'currencyCode' | 'data'>;

/** Read from the payment itself. */
export type TemplateSummary = Pick<
  typeof schema.template.$inferInsert,
  'currencyCode' | 'amount' | 'receiverName' | 'receiverAccount'
>;
