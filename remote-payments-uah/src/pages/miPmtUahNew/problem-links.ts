import { createFormOrder } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

type FieldName = keyof (typeof ua)['form']['fields'];

export const { getPosition, getProblemLinks } = createFormOrder<FieldName>([
  ...(['name_co', 'acnt_co', 'okpo_co', 'NAME', 'amount', 'pay_purp', 'acn_id', 'pmt_num', 'doc_date'] as const),
  ...(['val_date', 'std_purp_r', 'rmtStrd', 'ultmtDbtr', 'ultmtCdtr', 'other'] as const),
]);
