import type { addTemplate, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { schema } from '../../db';

/** A template as a form sends it, new or changed. */
export type TemplateRequest = Pick<RequestOf<typeof addTemplate>, 'name' | 'type' | 'currencyCode' | 'data'>;

/** What the list of templates shows: the bank reads it from the payment itself, so that the two never differ. */
export type TemplateSummary = Pick<
  typeof schema.template.$inferInsert,
  'currencyCode' | 'amount' | 'receiverName' | 'receiverAccount'
>;
