import { normaliseIban } from '../../identifiers';
import type { Problem } from '../../problem';
import { isStructuredPurposeKind } from '../../remittance';
import { UAH } from '../../vocabulary';
import type { DebitAccount } from '../debit-account';
import { checkUahPayment, type UahPaymentDraft } from '../uah-payment';
import { columnOf, type ImportRow } from './columns';
import { toPaymentDraft } from './to-payment';

/** What the rules look at beside the row itself. */
export interface ImportContext {
  /** The bank's current day, `yyyy-MM-dd`. */
  readonly bankDay: string;
  /** The selected company's hryvnia accounts by IBAN. */
  readonly debitAccounts: ReadonlyMap<string, DebitAccount>;
}

export interface ImportedPayment {
  readonly payment: UahPaymentDraft;
  /** By column of the file; empty when the row can be saved. */
  readonly problems: readonly Problem[];
}

/** A row without a number gets the next one when it is saved; until then this one stands for it. */
const NUMBER_TO_COME = '1';

/**
 * The payment of a row and all its problems, by column of the file. A row without a number or date is none the worse.
 * Source: spec 2 §2 and §5, reference/banking 4.4
 */
export function readImportRow(row: ImportRow, { bankDay, debitAccounts }: ImportContext): ImportedPayment {
  const debitIban = normaliseIban(row.acn_d ?? '');
  const debitAccount = debitAccounts.get(debitIban) ?? null;
  const payment = toPaymentDraft(row, debitAccount?.id ?? '', bankDay);
  const numbered = { ...payment, number: payment.number || NUMBER_TO_COME };
  const found = checkUahPayment(numbered, { bankDay, debitAccount }).map((problem) => inRow(problem, row, debitIban));
  return { payment, problems: [...found, ...cellProblems(row)] };
}

function inRow(problem: Problem, row: ImportRow, debitIban: string): Problem {
  if (problem.key === 'chooseDebitAccount' && debitIban !== '') return { field: 'acn_d', key: 'notOwnAccount' };
  const isPassport = problem.field === 'okpo_co' && Boolean(row.psp_c?.trim());
  return { ...problem, field: isPassport ? 'psp_c' : columnOf(problem.field) };
}

/** What a cell says that no payment has a place for. */
function cellProblems({ cur_ref = '', spp_type = '' }: ImportRow): readonly Problem[] {
  const [currency, kind] = [cur_ref.trim(), spp_type.trim()];
  const isHryvnia = currency === '' || currency === UAH.code || currency.toUpperCase() === UAH.letters;
  const isKind = kind === '' || isStructuredPurposeKind(kind);
  return [
    ...(isHryvnia ? [] : [{ field: 'cur_ref', key: 'hryvniaOnly' } as const]),
    ...(isKind ? [] : [{ field: 'spp_type', key: 'sep4.spp.emptyType' } as const]),
  ];
}
