import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { EMPTY_TAX_LINE, type SingleAccountPurpose, type TaxLine } from '../../domain/remittance';
import { TAX_LINES_MAX } from '../../domain/vocabulary';
import { FieldProblem } from '../../ui';
import { TaxTotal } from './TaxTotal';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';
import { TaxLineEditor } from './TaxLineEditor';
import { TaxLineRow } from './TaxLineRow';
import { useTexts } from './texts';

const PART = 'rmtStrd.taxes';

export interface TaxLinesProps extends Pick<StructuredPurposeBlockProps, 'checked'> {
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
    <div className="ncb-wide" role="group" aria-label={t('taxes')} data-field="taxes">
      <ol className="ncb-lines">
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
