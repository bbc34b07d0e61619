import type { Payroll } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { useTexts } from '../../texts';

export interface SignedByProps {
  signatures: Payroll['signatures'];
}

export function SignedBy({ signatures }: SignedByProps) {
  const { t, common } = useTexts();
  const marks = signatures.map(({ signer: name, right, at }) =>
    t('payrollNew.signedBy', {
      name,
      right: common(`signatureRight.${right}` as 'signatureRight.0'),
      at: toDottedMoment(at),
    }),
  );
  return (
    <p className="ncb-quiet" data-field="signatures">
      {marks.join(' · ')}
    </p>
  );
}
