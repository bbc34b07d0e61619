import { ADDITIONAL_INFO_MAX, TAX_CODE_MAX } from '../../domain/vocabulary';
import type { ExportColumn } from './export-table';

const text = <Name extends string>(name: Name, length: number) => ({ name, holds: 'text', length }) as const;
const day = <Name extends string>(name: Name) => ({ name, holds: 'day', length: 'dd/MM/yy'.length }) as const;

/**
 * Columns of exported documents in the default order, as other programs expect them. Source:
 * docs/requirements/hryvnia-payments.md#export-columns,
 * docs/requirements/banking-rules.md#dbf-and-csv-export.
 */
export const PAYMENT_EXPORT_COLUMNS = [
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
] as const satisfies readonly ExportColumn[];

/** Import columns that few documents need and the specification's default columns lack. */
export const RARE_PAYMENT_EXPORT_COLUMNS = [
  text('psp_c', 9),
  text('spp_type', 13),
  text('spp_code', TAX_CODE_MAX),
  text('spp_inf', ADDITIONAL_INFO_MAX),
] as const satisfies readonly ExportColumn[];

export type PaymentExportColumn = (typeof PAYMENT_EXPORT_COLUMNS | typeof RARE_PAYMENT_EXPORT_COLUMNS)[number]['name'];
