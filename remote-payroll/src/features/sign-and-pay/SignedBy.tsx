import type { Payroll } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface SignedByProps {
  signatures: Payroll['signatures'];
}

export function SignedBy({ signatures }: SignedByProps) {
  const { t, common } = useTexts();
  const { formatMoment } = useDates();
  const marks = signatures.map(({ signer: name, right, at }) =>
    t('payrollNew.signedBy', {
      name,
      right: common(`signatureRight.${right}` as 'signatureRight.0'),
      at: formatMoment(at),
    }),
  );
  return (
    <p className="ncb-quiet" data-field="signatures">
      {marks.join(' · ')}
    </p>
  );
}
