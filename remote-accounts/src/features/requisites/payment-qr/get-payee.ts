import type { ClientForm } from '@ncb/shared-kernel/api/contract';
import type { PaymentRequest } from '@ncb/shared-kernel/domain/nbu-qr';
import { RECEIVER_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';

/** Returns the company as payee of a code; a full name that is too long is replaced by the short one. */
export function getPayee(
  { fullName, shortName, code }: ClientForm,
  iban: string,
): Pick<PaymentRequest, 'receiverName' | 'receiverCode' | 'creditIban'> {
  const fits = fullName !== '' && fullName.length <= RECEIVER_NAME_MAX;
  return { receiverName: fits ? fullName : shortName, receiverCode: code, creditIban: iban };
}
