import { normaliseCode } from '@ncb/shared-kernel/domain/identifiers';
import { TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

interface ReceiverCodeFieldProps {
  checked: CheckedForm<PaymentValues>;
}

/** Code of the receiver; a resident without one has a passport, a non-resident nine zeros. */
export function ReceiverCodeField({ checked }: ReceiverCodeFieldProps) {
  const { t, common } = useTexts();
  const { receiverHasCode: hasCode, receiverIsResident: isResident } = checked.values;
  const withoutCode = isResident ? 'passport' : 'noCode';
  const kind = hasCode ? 'receiverCode' : withoutCode;
  return (
    <TextField
      checked={checked}
      label={common(`fields.${kind}`)}
      name="receiverCode"
      required
      normalise={normaliseCode}
      hint={t(`hints.${kind}`)}
      {...(hasCode && { inputMode: 'numeric' as const })}
      readOnly={kind === 'noCode'}
      isNumber
    />
  );
}
