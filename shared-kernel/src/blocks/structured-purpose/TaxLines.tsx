import { PlusOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { EMPTY_TAX_LINE, type SingleAccountPurpose, type TaxLine } from '../../domain/remittance';
import { TAX_LINES_MAX, UAH } from '../../domain/vocabulary';
import { FieldProblem, MoneyText, type FieldChecks } from '../../ui';
import { formatIban } from '../../domain/identifiers';
import { parseAmount, formatAmount } from '../../domain/money';
import { checkTaxLine, getDistributionState } from '../../domain/rules';
import { TaxLineEditor } from './TaxLineEditor';
import { useTexts } from './texts';
import styles from './tax-lines.module.css';

const PART = 'structuredPurpose.taxLines';

interface TaxLinesProps {
  checked: FieldChecks;
  purpose: SingleAccountPurpose;
  amount: string;
  onChange: (purpose: SingleAccountPurpose) => void;
}

/** Tax lines of a payment to the single account; one at a time is open until confirmed. */
export function TaxLines({ checked, purpose, amount, onChange }: TaxLinesProps) {
  const { t } = useTexts();
  /** Open line before editing; null for a new one. */
  const [before, setBefore] = useState<TaxLine | null>(null);
  const [deleted, setDeleted] = useState<{ readonly line: TaxLine; readonly index: number } | null>(null);
  const { taxLines } = purpose;
  const openIndex = taxLines.findIndex(({ isOpen }) => isOpen);
  const hasOpen = openIndex >= 0;

  const put = (lines: readonly TaxLine[]) => onChange({ ...purpose, taxLines: lines });
  const replace = (index: number, line: TaxLine) => put(taxLines.with(index, line));
  const open = (index: number, line: TaxLine) => {
    setBefore(line);
    replace(index, { ...line, isOpen: true });
  };
  const add = () => {
    setBefore(null);
    setDeleted(null);
    put([...taxLines, { ...EMPTY_TAX_LINE, isOpen: true }]);
  };
  const remove = (index: number, line: TaxLine) => {
    setDeleted({ line, index });
    put(taxLines.toSpliced(index, 1));
  };
  const undo = () => {
    if (deleted) put(taxLines.toSpliced(deleted.index, 0, deleted.line));
    setDeleted(null);
  };

  const problem = checked.problemOf(PART);
  return (
    <div className="ncb-wide" role="group" aria-label={t('taxLines')} data-field="taxLines">
      <ol className={styles['lines']}>
        {taxLines.map((line, index) =>
          line.isOpen ? (
            <TaxLineEditor
              key={index}
              checked={checked}
              part={`${PART}.${index}`}
              line={line}
              onChange={(changed) => replace(index, changed)}
              onConfirm={({ isOpen: _, ...confirmed }) => replace(index, confirmed)}
              onCancel={() => (before ? replace(index, before) : put(taxLines.toSpliced(index, 1)))}
            />
          ) : (
            <TaxLineRow
              key={index}
              checked={checked}
              part={`${PART}.${index}`}
              line={line}
              isLocked={hasOpen}
              onEdit={() => open(index, line)}
              onDelete={() => remove(index, line)}
            />
          ),
        )}
      </ol>
      {deleted && (
        <p role="status" data-notice="info">
          {t('deleted')}{' '}
          <Button size="small" onClick={undo} disabled={hasOpen} data-action="undo">
            {t('undo')}
          </Button>
        </p>
      )}
      <Button
        icon={<PlusOutlined />}
        onClick={add}
        disabled={hasOpen || taxLines.length >= TAX_LINES_MAX}
        data-action="addTax"
        data-path={PART}
      >
        {t('addTax')}
      </Button>
      <TaxTotal taxLines={taxLines} amount={amount} />
      <div aria-live="polite" className="ncb-field">
        {problem && <FieldProblem problem={problem} />}
      </div>
    </div>
  );
}

interface TaxLineRowProps {
  checked: FieldChecks;
  part: string;
  line: TaxLine;
  isLocked: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function TaxLineRow({ checked, part, line, isLocked, onEdit, onDelete }: TaxLineRowProps) {
  const { t } = useTexts();
  const parsed = parseAmount(line.amount);
  const name = line.additionalInfo || line.category || formatIban(line.account);
  // A line of a stored payment may be wrong without having been opened.
  const [wrong] = checkTaxLine(line).filter(({ field }) => checked.problemOf(`${part}.${field}`));
  return (
    <li className={styles['line']} data-row={part}>
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

interface TaxTotalProps {
  taxLines: readonly TaxLine[];
  amount: string;
}

function TaxTotal({ taxLines, amount }: TaxTotalProps) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const state = taxLines.length > 0 && getDistributionState(taxLines, amount);
  if (!state) return null;
  const shown = (decimal: string) => formatAmount(decimal, language);
  const isTooMuch = state.rest.startsWith('-');
  return (
    <p className="ncb-number ncb-breakable" data-field="taxesSum" role="status">
      {t('sum', { sum: shown(state.sum), amount: shown(state.amount) })}{' '}
      {state.sum !== state.amount &&
        (isTooMuch ? t('tooMuch', { rest: shown(state.rest.slice(1)) }) : t('missing', { rest: shown(state.rest) }))}
    </p>
  );
}
