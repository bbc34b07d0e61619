import { formatIban } from '../../domain/identifiers';
import type { StructuredPurpose } from '../../domain/remittance';
import { UAH } from '../../domain/vocabulary';
import { MoneyText } from '../../ui';
import { Facts } from './Facts';
import { useTexts } from './texts';

interface PurposeFactsProps {
  purpose: StructuredPurpose;
}

export function PurposeFacts({ purpose }: PurposeFactsProps) {
  const { common } = useTexts();
  switch (purpose.kind) {
    case 'none':
      return null;
    case 'budget':
      return (
        <Facts
          facts={[
            [common('fields.certId'), purpose.paymentKindCode],
            [common('fields.taxNotice'), purpose.taxNotice],
            [common('fields.addtInf'), purpose.additionalInfo],
          ]}
        />
      );
    case 'stateProperty':
      return (
        <Facts
          facts={[
            [common('fields.tP'), purpose.budgetCode],
            [common('fields.addtInf'), purpose.additionalInfo],
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
