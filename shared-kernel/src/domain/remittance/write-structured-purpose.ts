import { element, textElement } from '../xml';
import type { StructuredPurpose, TaxLine } from './structured-purpose';

/**
 * Writes ISO 20022 `Strd` (`rmtStrd`): elements in ISO order, no declaration or namespace; '' if empty. Source:
 * docs/requirements/banking-rules.md#structured-purpose.
 */
export function writeStructuredPurpose(purpose: StructuredPurpose): string {
  return element('Strd', element('TaxRmt', ...writeRecords(purpose)));
}

function writeRecords(purpose: StructuredPurpose): readonly string[] {
  switch (purpose.kind) {
    case 'none':
      return [];
    case 'budget':
      return [
        element(
          'Rcrd',
          textElement('Ctgy', purpose.taxNotice),
          textElement('CertId', purpose.paymentKindCode),
          textElement('AddtlInf', purpose.additionalInfo),
        ),
      ];
    case 'singleAccount':
      return purpose.taxLines.map(writeTaxRecord);
    case 'stateProperty':
      return [element('Rcrd', textElement('Tp', purpose.budgetCode), textElement('AddtlInf', purpose.additionalInfo))];
  }
}

function writeTaxRecord({ category, account, amount, additionalInfo }: TaxLine): string {
  return element(
    'Rcrd',
    textElement('Ctgy', category),
    textElement('CtgyDtls', account),
    element('TaxAmt', textElement('TtlAmt', amount, 'Ccy="UAH"')),
    textElement('AddtlInf', additionalInfo),
  );
}
