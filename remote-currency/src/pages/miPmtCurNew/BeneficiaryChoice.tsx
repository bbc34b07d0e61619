import { Button } from 'antd';
import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import { useOnDemand } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface BeneficiaryChoiceProps {
  onChoose: (chosen: CatalogueBeneficiary) => void;
}

/**
 * Button of the beneficiaries' catalogue. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function BeneficiaryChoice({ onChoose }: BeneficiaryChoiceProps) {
  const { t } = useTexts();
  const dialog = useOnDemand(loadDialog);
  return (
    <>
      <Button type="link" loading={dialog.isLoading} onClick={() => void dialog.show()} data-action="chooseBeneficiary">
        {t('payment.fromCatalogue')}
      </Button>
      {dialog.Component && <dialog.Component onChoose={onChoose} onClose={dialog.hide} />}
    </>
  );
}

async function loadDialog() {
  const { BeneficiaryDialog } = await import('./BeneficiaryDialog');
  return BeneficiaryDialog;
}
