import { Button } from 'antd';
import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import { loadChoiceDialog } from '@ncb/shared-kernel/blocks/choice';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { useBeneficiaries } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName, useOnDemand } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export interface BeneficiaryChoiceProps {
  onChoose: (chosen: CatalogueBeneficiary) => void;
}

/**
 * Button of the beneficiaries' catalogue. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function BeneficiaryChoice({ onChoose }: BeneficiaryChoiceProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const dialog = useOnDemand(loadChoiceDialog);
  const answer = useBeneficiaries();
  const rows = answer.data?.rows ?? [];
  return (
    <>
      <Button type="link" loading={dialog.isLoading} onClick={() => void dialog.show()} data-action="chooseBeneficiary">
        {t('payment.fromCatalogue')}
      </Button>
      {dialog.Component && (
        <dialog.Component
          name="beneficiaries"
          title={t('payment.catalogue')}
          query={answer}
          choices={rows.map(({ id, beneficiary, beneficiaryBank }) => ({
            id,
            title: beneficiary.name,
            about: (
              <span className="ncb-number ncb-breakable">
                {formatIban(beneficiary.account)} · {beneficiaryBank.name} ·{' '}
                {getCountryName(beneficiary.country, language)}
              </span>
            ),
            words: `${beneficiary.code} ${beneficiary.account} ${beneficiaryBank.swift}`,
          }))}
          empty={t('payment.emptyCatalogue')}
          onChoose={(id) => {
            dialog.hide();
            const chosen = rows.find((row) => row.id === id);
            if (chosen) onChoose(chosen);
          }}
          onClose={dialog.hide}
        />
      )}
    </>
  );
}
