import { ADDITIONAL_INFO_MAX, TAX_CODE_MAX } from '../../domain/vocabulary';
import type { ExportColumn } from './export-table';

const text = (name: string, length: number): ExportColumn => ({ name, holds: 'text', length });
const day = (name: string): ExportColumn => ({ name, holds: 'day', length: 'dd/MM/yy'.length });

/** Documents as other programs expect them, in the default order. Source: spec 2 §9, reference/banking 4.3 */
export const PAYMENT_EXPORT_COLUMNS: readonly ExportColumn[] = [
  text('oper_n', 10),
  day('oper_date'),
  text('mfo_d', 10),
  text('acn_d', 35),
  text('okpo_d', 12),
  text('name_d', 38),
  { name: 'sum_cur', holds: 'amount', length: 20 },
  text('cur_ref', 5),
  text('mfo_c', 10),
  text('acn_c', 35),
  text('name_c', 38),
  text('okpo_c', 12),
  { ...text('pay_purp', 53), dividedInto: 3 },
  day('oper_datev'),
];

/** Columns of an import file that few documents need: none of the specification's default ones has what they hold. */
export const RARE_PAYMENT_EXPORT_COLUMNS: readonly ExportColumn[] = [
  text('psp_c', 9),
  text('spp_type', 13),
  text('spp_code', TAX_CODE_MAX),
  text('spp_inf', ADDITIONAL_INFO_MAX),
];
