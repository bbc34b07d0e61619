import { getIbanBankCode } from '../../identifiers';
import { parseAmount } from '../../money';
import type { Problem } from '../../problem';
import { CurrencyPaymentKind } from '../../vocabulary';
import { toProblem } from '../checks';
import type { FindOwnerCodes } from '../match-account-code';
import type { AddressParts } from './address';
import type { BankPart } from './bank-part';
import type { Beneficiary } from './beneficiary';
import { checkBeneficiaryData } from './check-beneficiary-data';

export interface BeneficiaryRow {
  readonly beneficiary: Beneficiary;
  readonly beneficiaryBank: BankPart;
  readonly intermediaryBank: BankPart;
  readonly addressParts?: AddressParts | undefined;
  /** Maximum of one payment, as typed; absent for no limit. */
  readonly maximum?: string | undefined;
}

/** The bank of the company whose catalogue it is. */
interface CatalogueBank {
  /** Six digits. */
  readonly code: string;
  /** BIC; '' while unknown. */
  readonly swift: string;
}

/**
 * Applies the rules and field names of a payment; the account shows whether it is external. Source:
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account.
 */
export function checkBeneficiaryRow(
  row: BeneficiaryRow,
  { code: ownBankCode, swift }: CatalogueBank,
  ownerCodesOf: FindOwnerCodes = () => null,
): readonly Problem[] {
  const { account } = row.beneficiary;
  const isOwn = account.startsWith('UA') && getIbanBankCode(account) === ownBankCode;
  const kind = isOwn ? CurrencyPaymentKind.own : CurrencyPaymentKind.external;
  const maximumFault = checkMaximum(row.maximum);
  return [
    ...checkBeneficiaryData(
      { ...row, kind },
      { ownBankCode, ownerCodesOf, ...(swift !== '' && { ownBankSwift: swift }) },
    ),
    ...(maximumFault ? [maximumFault] : []),
  ];
}

function checkMaximum(maximum = ''): Problem | null {
  const parsed = maximum === '' ? null : parseAmount(maximum);
  return parsed && !parsed.ok ? toProblem('maximum', parsed.key) : null;
}
