import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { TaxLine } from '@ncb/shared-kernel/domain/remittance';
import { checkTaxLine } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, problemText } from '@ncb/shared-kernel/ui';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';

export interface TaxLineRowProps extends StructuredPurposeBlockProps {
  part: string;
  line: TaxLine;
  /** Another line is open. */
  isLocked: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A confirmed tax: what it says, and what can be done with it. */
export function TaxLineRow({ checked, part, line, isLocked, onEdit, onDelete }: TaxLineRowProps) {
  const { t } = useTranslation('payments-uah');
  const { t: common } = useTranslation('kernel');
  const parsed = parseAmount(line.amount);
  const name = line.additionalInfo || line.category || formatIban(line.account);
  // A line of a stored payment may be wrong without ever having been open.
  const [wrong] = checkTaxLine(line).filter(({ field }) => checked.problemOf(`${part}.${field}`));
  return (
    <li className="ncb-line" data-row={part}>
      <div className="ncb-card-main">
        <div>{[line.category, line.additionalInfo].filter(Boolean).join(' · ')}</div>
        <div className="ncb-number ncb-breakable ncb-quiet">{formatIban(line.account)}</div>
        {wrong && (
          <div className="ncb-field-problem" data-problem={wrong.key}>
            {problemText(common, wrong.key, wrong.params)}
          </div>
        )}
      </div>
      <strong>{parsed.ok ? <MoneyText amount={parsed.amount} currency={UAH.letters} /> : line.amount}</strong>
      <Button
        icon={<EditOutlined />}
        onClick={onEdit}
        disabled={isLocked}
        aria-label={t('structuredPurpose.edit', { name })}
        data-action="edit"
        data-path={part}
      />
      <Button
        icon={<DeleteOutlined />}
        onClick={onDelete}
        disabled={isLocked}
        aria-label={t('structuredPurpose.delete', { name })}
        data-action="delete"
      />
    </li>
  );
}
