import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatIban } from '../../domain/identifiers';
import { parseAmount } from '../../domain/money';
import type { TaxLine } from '../../domain/remittance';
import { checkTaxLine } from '../../domain/rules';
import { UAH } from '../../domain/vocabulary';
import { FieldProblem, MoneyText } from '../../ui';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';
import { useTexts } from './texts';

export interface TaxLineRowProps extends Pick<StructuredPurposeBlockProps, 'checked'> {
  part: string;
  line: TaxLine;
  isLocked: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function TaxLineRow({ checked, part, line, isLocked, onEdit, onDelete }: TaxLineRowProps) {
  const { t } = useTexts();
  const parsed = parseAmount(line.amount);
  const name = line.additionalInfo || line.category || formatIban(line.account);
  // A line of a stored payment may be wrong without having been opened.
  const [wrong] = checkTaxLine(line).filter(({ field }) => checked.problemOf(`${part}.${field}`));
  return (
    <li className="ncb-line" data-row={part}>
      <div className="ncb-card-main">
        <div>{[line.category, line.additionalInfo].filter(Boolean).join(' · ')}</div>
        <div className="ncb-number ncb-breakable ncb-quiet">{formatIban(line.account)}</div>
        {wrong && <FieldProblem problem={wrong} />}
      </div>
      <strong>{parsed.ok ? <MoneyText amount={parsed.amount} currency={UAH.letters} /> : line.amount}</strong>
      <Button
        icon={<EditOutlined />}
        onClick={onEdit}
        disabled={isLocked}
        aria-label={t('edit', { name })}
        data-action="edit"
        data-path={part}
      />
      <Button
        icon={<DeleteOutlined />}
        onClick={onDelete}
        disabled={isLocked}
        aria-label={t('delete', { name })}
        data-action="delete"
      />
    </li>
  );
}
