import type { Contract } from '@ncb/shared-kernel/api/contract';
import { REQUEST_BASIS_CHOICES } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { memoFormPart, type CheckedForm } from '@ncb/shared-kernel/ui';
import { BasisBlock } from '../basis';
import type { RequestValues } from './request-values';

interface RequestBasisProps {
  checked: CheckedForm<RequestValues>;
  type: RequestType;
  contracts: readonly Contract[];
}

/**
 * Basis of the request, required for a purchase only. Source:
 * docs/requirements/currency-payroll-credits-statements.md#basis.
 */
function Basis({ checked, type, contracts }: RequestBasisProps) {
  return (
    <BasisBlock
      checked={checked}
      choices={REQUEST_BASIS_CHOICES}
      required={type === DocumentType.buyRequest}
      contracts={contracts}
    />
  );
}

export const RequestBasis = memoFormPart<RequestValues, RequestBasisProps>(Basis, {
  values: ['basis', 'contracts', 'agreementNumber', 'agreementDate', 'basisText', 'amount', 'currencyCode'],
  fields: ['basis', 'contracts', 'contracts.amounts', 'agreementNumber', 'agreementDate', 'basisText'],
});
