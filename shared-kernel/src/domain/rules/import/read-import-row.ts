import { getIbanBankCode } from '../../identifiers';
import type { Problem } from '../../problem';
import { isStructuredPurposeKind } from '../../remittance';
import { UAH } from '../../vocabulary';
import type { DebitAccount } from '../debit-account';
import { checkUahPayment, type UahPaymentDraft } from '../check-uah-payment';
import { readAccountCell, readCodeCell } from './read-cells';
import { getColumn, type ImportColumn, type ImportRow } from './columns';
import { hasControlCharacter } from './control-characters';
import { toPaymentDraft } from './to-payment-draft';

export interface ImportContext {
  readonly bankDay: string;
  readonly debitAccounts: ReadonlyMap<string, DebitAccount>;
  readonly companyCode?: string;
  /** By {@link getReceiverKey}. */
  readonly receiverMaxima?: ReadonlyMap<string, string>;
  /** Without them no bank is refused. */
  readonly bankCodes?: ReadonlySet<string>;
}

/** Links a catalogue row to a payment's receiver. */
export function getReceiverKey({
  creditIban,
  receiverCode,
}: Pick<UahPaymentDraft, 'creditIban' | 'receiverCode'>): string {
  return `${creditIban} ${receiverCode}`;
}

export interface ImportedPayment {
  readonly payment: UahPaymentDraft;
  /** By column of the file; empty if the row can be saved. */
  readonly problems: readonly Problem[];
}

/** Stands for the number that is assigned at saving. */
const PLACEHOLDER_NUMBER = '1';

/**
 * Reads a payment and its problems by column. Number and date may be missing. Source:
 * docs/requirements/hryvnia-payments.md#import-and-export, docs/requirements/hryvnia-payments.md#import-files,
 * docs/requirements/banking-rules.md#import-templates.
 */
export function readImportRow(row: ImportRow, context: ImportContext): ImportedPayment {
  const { bankDay, debitAccounts, receiverMaxima, bankCodes } = context;
  const debitIban = readAccountCell(row.acn_d ?? '');
  const debitAccount = debitAccounts.get(debitIban) ?? null;
  const payment = toPaymentDraft(row, debitAccount?.id ?? '', bankDay);
  const numbered = payment.number === '' ? { ...payment, number: PLACEHOLDER_NUMBER } : payment;
  const facts = {
    bankDay,
    debitAccount,
    receiverMaximum: receiverMaxima?.get(getReceiverKey(payment)) ?? null,
    isReceiverBankKnown: bankCodes?.has(getIbanBankCode(payment.creditIban)) ?? true,
  };
  const found = checkUahPayment(numbered, facts).map((problem) => toRowProblem(problem, row, debitIban));
  return {
    payment,
    problems: [...found, ...checkCells(row), ...findUnreadableCells(row), ...findSwappedCodes(row, context)],
  };
}

function toRowProblem(problem: Problem, row: ImportRow, debitIban: string): Problem {
  if (problem.key === 'chooseDebitAccount' && debitIban !== '') return { field: 'acn_d', key: 'notOwnAccount' };
  const isPassport = problem.field === 'receiverCode' && Boolean(row.psp_c?.trim());
  return { ...problem, field: isPassport ? 'psp_c' : getColumn(problem.field) };
}

/** Decide who is paid and for what. */
const LETTERED: readonly ImportColumn[] = ['name_c', 'pay_purp', 'ud_name', 'uc_name', 'spp_inf'];
const NO_LETTER = /\ufffd/u;
/**
 * UTF-8 read as windows-1251 (`Оплата`): three letters in a row, each `Р` or `С` with one of the upper half. Source:
 * RFC 3629 (bytes D0 and D1 before 80 to BF).
 */
const UTF8_IN_1251 =
  /(?:[РС][\u0402\u0403\u201a\u0453\u201e\u2026\u2020\u2021\u20ac\u2030\u0409\u2039\u040a\u040c\u040b\u040f\u0452\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u0098\u2122\u0459\u203a\u045a\u045c\u045b\u045f\u00a0\u040e\u045e\u0408\u00a4\u0490\u00a6\u00a7\u0401\u00a9\u0404\u00ab\u00ac\u00ad\u00ae\u0407\u00b0\u00b1\u0406\u0456\u0491\u00b5\u00b6\u00b7\u0451\u2116\u0454\u00bb\u0458\u0405\u0455\u0457 ]){3}/u;
/** Rare: looking for letters around it first would take 5 % of an import. */
const FRAME = /[\u2500-\u259f]/;
/** UTF-8 or windows-1251 read as DOS. */
const FRAMES = /\p{L}[\u2500-\u259f]|[\u2500-\u259f]\p{L}/u;

/** Reports lines in another encoding than the file, which would be unreadable. */
function findUnreadableCells(row: ImportRow): readonly Problem[] {
  return LETTERED.flatMap((field): readonly Problem[] => {
    const text = row[field] ?? '';
    if (isUnreadable(text)) return [{ field, key: 'unreadableText' }];
    // Silent removal would lose letters.
    return hasControlCharacter(text) ? [{ field, key: 'controlCharacter' }] : [];
  });
}

function isUnreadable(text: string): boolean {
  if (text === '') return false;
  return NO_LETTER.test(text) || UTF8_IN_1251.test(text) || (FRAME.test(text) && FRAMES.test(text));
}

/** Reports the company's own code as receiver's and another as payer's. */
function findSwappedCodes({ okpo_d = '', okpo_c = '' }: ImportRow, { companyCode }: ImportContext): readonly Problem[] {
  const payer = readCodeCell(okpo_d);
  if (!companyCode || payer === '' || payer === companyCode || readCodeCell(okpo_c) !== companyCode) return [];
  return [{ field: 'okpo_c', key: 'swappedCodes' }];
}

function checkCells({ cur_ref = '', spp_type = '' }: ImportRow): readonly Problem[] {
  const [currency, kind] = [cur_ref.trim(), spp_type.trim()];
  const isHryvnia = currency === '' || currency === UAH.code || currency.toUpperCase() === UAH.letters;
  const isKind = kind === '' || isStructuredPurposeKind(kind);
  return [
    ...(isHryvnia ? [] : [{ field: 'cur_ref', key: 'hryvniaOnly' } as const]),
    ...(isKind ? [] : [{ field: 'spp_type', key: 'sep4.spp.emptyType' } as const]),
  ];
}
