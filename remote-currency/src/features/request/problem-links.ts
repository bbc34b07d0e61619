import { createFormOrder } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

export type RequestFieldName = keyof (typeof ua)['request']['fields'];

export const { getPosition, getProblemLinks } = createFormOrder<RequestFieldName>([
  ...(['amount', 'cur_ref', 'target_cur_ref', 'doc_date', 'acn_id', 'acnt_c_id', 'acn_rest_id'] as const),
  ...(['rate_type', 'customer_rate', 'buy_base', 'contracts', 'contracts_amounts', 'dog_num', 'dog_date'] as const),
  ...(['customer_buy_base', 'pay_purp', 'pmt_num', 'val_date', 'other'] as const),
]);
