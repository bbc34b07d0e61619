import { Input } from 'antd';
import { normaliseCode } from '@ncb/shared-kernel/domain/identifiers';
import { FormField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface ReceiverCodeFieldProps {
  checked: CheckedForm<PaymentValues>;
}

/** The receiver's code; of a resident without one the passport, of a non-resident without one nine zeros. */
export function ReceiverCodeField({ checked }: ReceiverCodeFieldProps) {
  const { t, common } = useTexts();
  const { receiverHasCode: hasCode, receiverIsResident: isResident } = checked.values;
  const asked = hasCode ? 'receiverCode' : isResident ? 'passport' : 'noCode';
  return (
    <FormField
      label={common(`fields.${asked}`)}
      name="receiverCode"
      field="okpo_co"
      required
      normalise={normaliseCode}
      hint={t(`hints.${asked}`)}
      problem={checked.problemOf('okpo_co')}
      onLeave={() => checked.leave('okpo_co')}
    >
      {(control) => (
        <Input
          {...control}
          {...(hasCode && { inputMode: 'numeric' as const })}
          readOnly={asked === 'noCode'}
          autoComplete="off"
          className="ncb-number"
        />
      )}
    </FormField>
  );
}
