import { findChildren, findElement, readText, type XmlElement } from '../../domain/xml';

interface ControlDifference extends Readonly<Record<string, string>> {
  /** Element name: `CtrlSum` or `NbOfTxs`. */
  readonly what: string;
  readonly said: string;
  readonly found: string;
}

/**
 * Finds the first control sum or number of transactions, of file or group, that differs from the contents. Source: ISO
 * 20022 pain.001, GroupHeader and PaymentInformation
 */
export function findControlDifference(initiation: XmlElement | undefined): ControlDifference | null {
  const groups = findChildren(initiation, 'PmtInf');
  const checks = [
    { header: findElement(initiation, 'GrpHdr'), transfers: groups.flatMap(getTransfers) },
    ...groups.map((group) => ({ header: group, transfers: getTransfers(group) })),
  ];
  for (const { header, transfers } of checks) {
    const difference = findSumDifference(header, transfers) ?? findCountDifference(header, transfers);
    if (difference) return difference;
  }
  return null;
}

/**
 * Finds the first method of payment other than a transfer: a cheque (CHK), an advice. Source: ISO 20022,
 * PaymentMethod3Code
 */
export function findOtherMethod(initiation: XmlElement | undefined): string | null {
  const methods = findChildren(initiation, 'PmtInf').map((group) => readText(group, 'PmtMtd').trim());
  return methods.find((method) => method !== '' && method !== 'TRF') ?? null;
}

function getTransfers(group: XmlElement): readonly XmlElement[] {
  return findChildren(group, 'CdtTrfTxInf');
}

function findCountDifference(
  header: XmlElement | undefined,
  { length }: readonly XmlElement[],
): ControlDifference | null {
  const declared = readText(header, 'NbOfTxs').trim();
  return declared === '' || declared.replace(/^0+(?=.)/, '') === String(length)
    ? null
    : { what: 'NbOfTxs', said: declared, found: String(length) };
}

function findSumDifference(header: XmlElement | undefined, transfers: readonly XmlElement[]): ControlDifference | null {
  const declared = readText(header, 'CtrlSum').trim();
  if (declared === '') return null;
  const amounts = transfers.map(
    (transfer) => readText(transfer, 'Amt', 'InstdAmt') || readText(transfer, 'Amt', 'EqvtAmt', 'Amt'),
  );
  const parts = amounts.map(toScaled);
  // An invalid amount is reported at its row; the sum cannot be checked then.
  if (parts.some((part) => part === null)) return null;
  const found = parts.reduce<bigint>((sum, part) => sum + (part ?? 0n), 0n);
  return toScaled(declared) === found ? null : { what: 'CtrlSum', said: declared, found: formatDecimal(found) };
}

/** Maximum number of decimals of a control sum in ISO 20022. */
const PLACES = 17;

function toScaled(text: string): bigint | null {
  const [, whole = '', fraction = ''] = /^\+?([0-9]*)(?:\.([0-9]*))?$/.exec(text.trim()) ?? [];
  if (`${whole}${fraction}` === '' || fraction.length > PLACES) return null;
  return BigInt(`${whole}${fraction.padEnd(PLACES, '0')}`);
}

function formatDecimal(value: bigint): string {
  const digits = value.toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -PLACES)}.${fraction}`;
}
