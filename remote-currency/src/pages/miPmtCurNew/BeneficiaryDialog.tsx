import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import { ChoiceDialog } from '@ncb/shared-kernel/blocks/choice';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { useBeneficiaries } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface BeneficiaryDialogProps {
  onChoose: (chosen: CatalogueBeneficiary) => void;
  onClose: () => void;
}

export function BeneficiaryDialog({ onChoose, onClose }: BeneficiaryDialogProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const answer = useBeneficiaries();
  const rows = answer.data?.rows ?? [];
  return (
    <ChoiceDialog
      name="beneficiaries"
      title={t('payment.catalogue')}
      query={answer}
      choices={rows.map(({ id, beneficiary, beneficiaryBank }) => ({
        id,
        title: beneficiary.name,
        about: (
          <span className="ncb-number ncb-breakable">
            {formatIban(beneficiary.account)} · {beneficiaryBank.name} · {getCountryName(beneficiary.country, language)}
          </span>
        ),
        words: `${beneficiary.code} ${beneficiary.account} ${beneficiaryBank.swift}`,
      }))}
      empty={t('payment.emptyCatalogue')}
      onChoose={(id) => {
        onClose();
        const chosen = rows.find((row) => row.id === id);
        if (chosen) onChoose(chosen);
      }}
      onClose={onClose}
    />
  );
}
