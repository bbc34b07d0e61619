import { checkCompanyCode, checkPassport, NO_CODE, ZERO_TAX_CODE } from '../identifiers';
import type { ProblemKey } from '../problem';

/** A receiver's code with the two switches that say what it is. */
export interface ReceiverCode {
  /** Company or tax code; with `receiverHasCode` off, the passport of a resident or nine zeros of a non-resident. */
  readonly receiverCode: string;
  readonly receiverIsResident: boolean;
  readonly receiverHasCode: boolean;
}

/** Which code is asked for follows from the two switches. Source: spec 2 §4 and §5, reference/banking 10 */
export function checkReceiverCode(receiver: ReceiverCode): ProblemKey | null {
  const { receiverCode: code, receiverIsResident: isResident, receiverHasCode: hasCode } = receiver;
  if (code === '') return 'emptyField';
  // Nine zeros stand for a non-resident without a code, whichever way the switch is: the catalogue's rows have both.
  if (!isResident && code === NO_CODE) return null;
  if (hasCode) return isResident && code === ZERO_TAX_CODE ? 'receiverResidentCodeError' : checkCompanyCode(code);
  return isResident ? checkPassport(code) : 'invalidOkpo';
}

/** The code after a switch was turned: a non-resident without a code has nine zeros. Source: spec 2 §4 */
export function codeAfterSwitch({ receiverCode, receiverIsResident, receiverHasCode }: ReceiverCode): string {
  if (!receiverIsResident && !receiverHasCode) return NO_CODE;
  return receiverCode === NO_CODE ? '' : receiverCode;
}
