import type { ProblemLink } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

type FieldName = keyof (typeof ua)['form']['fields'];

/** Fields in the order of the form; a name stands for all that belongs to it too. */
const ORDER: readonly FieldName[] = [
  ...(['name_co', 'acnt_co', 'okpo_co', 'NAME', 'amount', 'pay_purp', 'acn_id', 'pmt_num', 'doc_date'] as const),
  ...(['val_date', 'std_purp_r', 'rmtStrd', 'ultmtDbtr', 'ultmtCdtr', 'other'] as const),
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
  return ORDER.find((name) => name === start) ?? 'other';
}
