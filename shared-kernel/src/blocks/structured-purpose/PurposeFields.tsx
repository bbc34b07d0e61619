import type { ReactNode } from 'react';
import {
  buildPurposeText,
  recogniseStructuredPurpose,
  type BudgetPurpose,
  type ChosenPurpose,
  type StatePropertyPurpose,
  type StructuredPurpose,
} from '../../domain/remittance';
import { tidyLine } from '../../domain/text';
import { ADDITIONAL_INFO_MAX, PURPOSE_MAX } from '../../domain/vocabulary';
import { FieldProblem, TextField, type FieldChecks } from '../../ui';
import { ConvertNotice } from './BudgetSwitch';
import { KindField, PurposeCodeField } from './PurposeCodeField';
import styles from './purpose-fields.module.css';
import { isFilledIn, useConfirmClear } from './purpose-changes';
import { TaxLines } from './TaxLines';
import { useTexts } from './texts';

const PART = 'structuredPurpose';

interface PurposeFieldsProps {
  checked: FieldChecks;
  purpose: ChosenPurpose;
  /** Text of the purpose field, if the information came from it; a change of kind keeps it. */
  movedText: string;
  /** Typed amount of the payment; the taxes of the single account add up to it. */
  amount: string;
  /** Text that a stored document has beside the fields; '' if it is composed of them. */
  storedText: string;
  onChange: (purpose: ChosenPurpose) => void;
  /** True to offer the kinds other than to a budget account. */
  isKindShown: boolean;
  /** Actions on the line of the information's label. */
  actions: ReactNode;
}

/**
 * Structured purpose in the place of the purpose field: code and information, or taxes line by line, and below them the
 * text of the document. Source: docs/requirements/hryvnia-payments.md#budget-mark.
 */
export function PurposeFields(props: PurposeFieldsProps) {
  const { checked, purpose, movedText, amount, storedText, onChange, isKindShown, actions } = props;
  return (
    <>
      {(isKindShown || purpose.kind !== 'budget') && (
        <KindField checked={checked} purpose={purpose} movedText={movedText} onChange={onChange} />
      )}
      {purpose.kind === 'singleAccount' ? (
        <TaxLines checked={checked} purpose={purpose} amount={amount} onChange={onChange} />
      ) : (
        <CodeAndInformation checked={checked} purpose={purpose} onChange={onChange} actions={actions} />
      )}
      <DocumentText checked={checked} purpose={purpose} storedText={storedText} />
    </>
  );
}

interface CodeAndInformationProps extends Pick<PurposeFieldsProps, 'checked' | 'onChange' | 'actions'> {
  purpose: BudgetPurpose | StatePropertyPurpose;
}

function CodeAndInformation({ checked, purpose, onChange, actions }: CodeAndInformationProps) {
  const { t } = useTexts();
  const { additionalInfo } = purpose;
  return (
    <div className={styles['pair']} data-field={PART}>
      <PurposeCodeField checked={checked} purpose={purpose} onChange={onChange} label={t('code')} />
      <TextField
        checked={checked}
        part={PART}
        field="additionalInfo"
        label={t('information')}
        required
        actions={actions}
        value={additionalInfo}
        onChange={(typed) => onChange({ ...purpose, additionalInfo: typed })}
      />
      <FormerText purpose={purpose} onChange={onChange} />
      <Problem checked={checked} field={PART} />
    </div>
  );
}

type FormerTextProps = Pick<CodeAndInformationProps, 'purpose' | 'onChange'>;

/** Offers to split a text of the former format, which other programs still write. */
function FormerText({ purpose, onChange }: FormerTextProps) {
  const confirmClear = useConfirmClear();
  const { additionalInfo } = purpose;
  const hasCode = purpose.kind === 'budget' ? purpose.paymentKindCode !== '' : purpose.budgetCode !== '';
  // With a code, `101 день` is an information like any other.
  const found =
    additionalInfo.startsWith('*') || !hasCode ? recogniseStructuredPurpose(tidyLine(additionalInfo)) : null;
  if (!found || found.kind === 'none') return null;
  const split = async () => {
    if (isFilledIn(purpose, additionalInfo) && !(await confirmClear('clearConvert'))) return;
    onChange(found);
  };
  return <ConvertNotice onConvert={() => void split()} />;
}

/** Text of the document, not editable: what the user typed stands out. */
function DocumentText({
  checked,
  purpose,
  storedText,
}: Pick<PurposeFieldsProps, 'checked' | 'purpose' | 'storedText'>) {
  const { t } = useTexts();
  const composed = tidyLine(buildPurposeText(purpose));
  const text = storedText || composed;
  return (
    <div className={styles['document']}>
      <span>{t('inDocument')}</span>
      <span className="ncb-number">{`${text.length} / ${getTextMax(purpose, composed)}`}</span>
      <p className="ncb-breakable" aria-live="polite" data-field="purposeText">
        {storedText || (composed === '' ? t('noText') : <b>{composed}</b>)}
      </p>
      <Problem checked={checked} field="purpose" />
    </div>
  );
}

/** The information has its own limit, and the code stands before it. */
function getTextMax(purpose: StructuredPurpose, composed: string): number {
  if (!('additionalInfo' in purpose)) return PURPOSE_MAX;
  return composed.length - tidyLine(purpose.additionalInfo).length + ADDITIONAL_INFO_MAX;
}

function Problem({ checked, field }: { checked: FieldChecks; field: string }) {
  const problem = checked.problemOf(field);
  return (
    <div aria-live="polite" className={styles['problem']}>
      {problem && <FieldProblem problem={problem} />}
    </div>
  );
}
