import { createFormOrder } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

export type FieldName = keyof (typeof ua)['payment']['fields'];

/** Fields of a bank count as one. */
export const { getPosition, getProblemLinks } = createFormOrder<FieldName>(
  [
    ...(['cur_pmt_type', 'amount', 'cur_ref', 'acn_id', 'fee_type', 'buy_base', 'contracts'] as const),
    ...(['contracts_amounts', 'dog_num', 'dog_date', 'customer_buy_base', 'pay_purp'] as const),
    ...(['pmt_num', 'doc_date', 'val_date', 'funds_src', 'cur_req_id', 'pmt_comment'] as const),
    ...(['rmtStrd', 'ultmtDbtr', 'ultmtCdtr'] as const),
    ...(['ben_country', 'name_co', 'acnt_co', 'partner_called', 'okpo_co', 'kpp_code'] as const),
    ...(['address_sure', 'ben_town', 'ben_street', 'ben_bldg', 'ben_pcode', 'ben_region', 'ben_addr'] as const),
    ...(['ben_bank', 'int_bank', 'other'] as const),
  ],
  (start) => (/^ben_bank_/.test(start) ? 'ben_bank' : /^int_bank_/.test(start) ? 'int_bank' : null),
);
