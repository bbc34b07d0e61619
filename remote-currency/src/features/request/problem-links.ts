import type { ProblemLink } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

export type RequestFieldName = keyof (typeof ua)['request']['fields'];

/** Fields in the order of the form. */
const ORDER: readonly RequestFieldName[] = [
  ...(['amount', 'cur_ref', 'target_cur_ref', 'doc_date', 'acn_id', 'acnt_c_id', 'acn_rest_id'] as const),
  ...(['rate_type', 'customer_rate', 'buy_base', 'contracts', 'contracts_amounts', 'dog_num', 'dog_date'] as const),
  ...(['customer_buy_base', 'pay_purp', 'pmt_num', 'val_date', 'other'] as const),
];

/** Where a field stands in the form: the first has the first problem. */
export function placeInForm(field: string): number {
  return ORDER.indexOf(nameOf(field));
}

/**
 * The fields that have problems, each once and in the order of the form.
 * @param labelOf the field in a sentence
 */
export function problemLinks(
  problems: readonly { readonly field: string }[],
  labelOf: (name: RequestFieldName) => string,
): readonly ProblemLink[] {
  const fields = new Set(problems.map(({ field }) => field));
  return [...fields]
    .toSorted((a, b) => placeInForm(a) - placeInForm(b))
    .map((field) => ({ field, label: labelOf(nameOf(field)) }));
}

function nameOf(field: string): RequestFieldName {
  return ORDER.find((name) => name === field) ?? 'other';
}
