import { checkCompanyCode, checkPassport, NO_CODE, ZERO_TAX_CODE } from '../identifiers';
import type { ProblemKey } from '../problem';

/** Code with the switches that determine its kind. */
export interface ReceiverCode {
  /** Without `receiverHasCode`: a resident's passport or a non-resident's nine zeros. */
  readonly receiverCode: string;
  readonly receiverIsResident: boolean;
  readonly receiverHasCode: boolean;
}

/**
 * Checks the code by its switches. Source: docs/requirements/hryvnia-payments.md#switches-of-the-receiver,
 * docs/requirements/hryvnia-payments.md#accounts-and-codes, docs/requirements/banking-rules.md#conflicts-decided.
 */
export function checkReceiverCode(receiver: ReceiverCode): ProblemKey | null {
  const { receiverCode: code, receiverIsResident: isResident, receiverHasCode: hasCode } = receiver;
  if (code === '') return 'emptyField';
  // Nine zeros mean a non-resident without a code, whatever the switch says.
  if (!isResident && code === NO_CODE) return null;
  if (hasCode) return isResident && code === ZERO_TAX_CODE ? 'receiverResidentCodeError' : checkCompanyCode(code);
  return isResident ? checkPassport(code) : 'invalidOkpo';
}

/**
 * Returns nine zeros for a non-resident without a code. Source:
 * docs/requirements/hryvnia-payments.md#switches-of-the-receiver.
 */
export function getCodeAfterSwitch({ receiverCode, receiverIsResident, receiverHasCode }: ReceiverCode): string {
  if (!receiverIsResident && !receiverHasCode) return NO_CODE;
  return receiverCode === NO_CODE ? '' : receiverCode;
}
