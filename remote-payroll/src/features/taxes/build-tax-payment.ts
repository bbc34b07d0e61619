import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { StructuredPurposeKind, type BudgetPurpose } from '@ncb/shared-kernel/domain/remittance';
import { PAYROLL_TAX_CODES } from '@ncb/shared-kernel/domain/vocabulary';
import type { PayrollTax, PayrollTaxEstimate } from '@ncb/shared-kernel/domain/rules';

interface TaxPaymentDraft {
  readonly documentId: null;
  readonly version: null;
  readonly values: {
    readonly debitAccountId: string;
    readonly creditIban: string;
    readonly receiverName: string;
    readonly receiverCode: string;
    readonly amount: string;
    readonly structuredPurpose: BudgetPurpose;
  };
}

/** «Сплата суми податків і зборів / єдиного внеску». Source: the bank's catalogue of tax kinds */
const PAYMENT_KIND = '101';

/** Names of taxes in the purpose; a payment to the Treasury is always in Ukrainian. */
const TAX_NAMES: Readonly<Record<PayrollTax, string>> = {
  social: 'ЄСВ',
  personalIncome: 'ПДФО із заробітної плати',
  military: 'Військовий збір із заробітної плати',
};

/**
 * Builds the draft of a tax payment with the receiver of the last payment of this tax; without one the user fills in the
 * Treasury's account.
 * @param period `yyyy-MM`, '' for none
 */
export function buildTaxPayment(
  { tax, amount }: PayrollTaxEstimate,
  debitAccountId: string,
  period: string,
  last: JournalRow | null,
): TaxPaymentDraft {
  const [year = '', month = ''] = period.split('-');
  const when = period === '' ? '' : ` за ${month}.${year}`;
  return {
    documentId: null,
    version: null,
    values: {
      debitAccountId,
      creditIban: last?.receiverAccount ?? '',
      receiverName: last?.receiverName ?? '',
      receiverCode: last?.receiverCode ?? '',
      amount,
      structuredPurpose: {
        kind: StructuredPurposeKind.budget,
        paymentKindCode: PAYMENT_KIND,
        taxNotice: '',
        additionalInfo: `${PAYROLL_TAX_CODES[tax]} ${TAX_NAMES[tax]}${when}`,
      },
    },
  };
}
