import type { ProblemLink } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

export type FieldName = keyof (typeof ua)['payment']['fields'];

/** Fields in the order of the form; a name stands for all that belongs to it too. */
const ORDER: readonly FieldName[] = [
  ...(['cur_pmt_type', 'amount', 'cur_ref', 'acn_id', 'fee_type', 'buy_base', 'contracts'] as const),
  ...(['contracts_amounts', 'dog_num', 'dog_date', 'customer_buy_base', 'pay_purp'] as const),
  ...(['pmt_num', 'doc_date', 'val_date', 'funds_src', 'cur_req_id', 'pmt_comment'] as const),
  ...(['rmtStrd', 'ultmtDbtr', 'ultmtCdtr'] as const),
  ...(['ben_country', 'name_co', 'acnt_co', 'partner_called', 'okpo_co', 'kpp_code'] as const),
  ...(['address_sure', 'ben_town', 'ben_street', 'ben_bldg', 'ben_pcode', 'ben_region', 'ben_addr'] as const),
  ...(['ben_bank', 'int_bank', 'other'] as const),
];

/** Where a field stands in the form: the first has the first problem. */
export function placeInForm(field: string): number {
  return ORDER.indexOf(nameOf(field));
}

/**
 * The fields that have problems, each once and in the order of the form; of a part with many fields its first.
 * @param labelOf the field in a sentence
 */
export function problemLinks(
  problems: readonly { readonly field: string }[],
  labelOf: (name: FieldName) => string,
): readonly ProblemLink[] {
  const links = new Map<FieldName, ProblemLink>();
  for (const { field } of problems.toSorted((a, b) => placeInForm(a.field) - placeInForm(b.field))) {
    const name = nameOf(field);
    if (!links.has(name)) links.set(name, { field, label: labelOf(name) });
  }
  return [...links.values()];
}

function nameOf(field: string): FieldName {
  const [start = ''] = field.split('.');
  const bank = /^(ben|int)_bank_/.exec(start)?.[1];
  if (bank) return `${bank as 'ben' | 'int'}_bank`;
  return ORDER.find((name) => name === start) ?? 'other';
}
