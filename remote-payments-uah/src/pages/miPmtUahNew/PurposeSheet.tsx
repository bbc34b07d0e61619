import { useTranslation } from 'react-i18next';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import type { StructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { Facts } from './Facts';

export interface PurposeSheetProps {
  purpose: StructuredPurpose;
}

/** A structured purpose to be read. */
export function PurposeSheet({ purpose }: PurposeSheetProps) {
  const { t } = useTranslation('payments-uah');
  switch (purpose.kind) {
    case 'none':
      return null;
    case 'budget':
      return (
        <Facts
          facts={[
            [t('structuredPurpose.certId'), purpose.paymentKindCode],
            [t('structuredPurpose.taxNotice'), purpose.taxNotice],
            [t('structuredPurpose.addtInf'), purpose.additionalInfo],
          ]}
        />
      );
    case 'stateProperty':
      return (
        <Facts
          facts={[
            [t('structuredPurpose.tP'), purpose.budgetCode],
            [t('structuredPurpose.addtInf'), purpose.additionalInfo],
          ]}
        />
      );
    case 'singleAccount':
      return (
        <ol className="ncb-plain-list">
          {purpose.taxLines.map(({ category, account, amount, additionalInfo }, index) => (
            <li key={index}>
              <MoneyText amount={amount} currency={UAH.letters} /> {category} {additionalInfo}
              <br />
              <span className="ncb-quiet ncb-number ncb-breakable">{formatIban(account)}</span>
            </li>
          ))}
        </ol>
      );
  }
}
