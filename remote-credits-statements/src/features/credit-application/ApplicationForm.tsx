import { Form } from 'antd';
import { useState } from 'react';
import type { CreditTermsOffered } from '@ncb/shared-kernel/api/contract';
import { AmountInWords } from '@ncb/shared-kernel/blocks/amount-in-words';
import { AttachedFiles } from '@ncb/shared-kernel/blocks/attachments';
import { DocumentForm, useShortcuts } from '@ncb/shared-kernel/blocks/document-form';
import { checkCreditApplication } from '@ncb/shared-kernel/domain/rules';
import { CreditScheme } from '@ncb/shared-kernel/domain/interest';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { CREDIT_COLLATERAL_MAX, CREDIT_PURPOSE_MAX, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useCreditTerms } from '@ncb/shared-kernel/queries';
import { useRestoredDraft, useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { AmountField, SegmentedField, TextField, useCheckedForm, type CheckedForm } from '@ncb/shared-kernel/ui';
import {
  EMPTY_APPLICATION,
  readDraftValues,
  toDraft,
  type ApplicationValues,
  type Attachment,
} from './application-values';
import styles from './application.module.css';
import { calculateCredit } from './calculate-credit';
import { CalculationFacts, CalculationSummary } from './CalculationSummary';
import { useApplyForCredit } from './use-apply-for-credit';
import { ConsentFoot } from '../applications';
import { useTexts } from '../../texts';

const PAGE = 'miCreditsGet';

/** Form of a credit application with the preliminary calculation beside it. @param onApplied remounts the form */
export function ApplicationForm({ onApplied }: { onApplied: () => void }) {
  const { navigation, session } = useShell();
  const { t } = useTexts();
  const terms = useCreditTerms().data?.terms ?? [];
  const restored = readDraftValues(useRestoredDraft(PAGE)?.content);
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const checked = useCheckedForm<ApplicationValues>({
    initialValues: EMPTY_APPLICATION,
    ...(restored && { restored }),
    check: (values) => checkCreditApplication(toDraft(values, files)),
  });
  const { send, isBusy } = useApplyForCredit();
  const { values } = checked;
  const isDirty = checked.isDirty || files.length > 0;
  useUnsavedWork(isDirty, t('creditsGet.title'), {
    page: PAGE,
    parameters: navigation.parameters,
    content: () => checked.present(),
  });
  const chosen = terms.find(({ currencyCode }) => currencyCode === values.currencyCode);
  const { currencyCode, amount, term, scheme, grace } = values;
  const result = calculateCredit(
    { currencyCode, amount, term: term.trim(), scheme, grace: grace.trim() },
    chosen,
    session.bankDay,
  );
  const submit = async () => {
    if (isBusy || !checked.checkAll()) return;
    const problems = await checked.sending(() => send(toDraft(checked.present(), files)));
    if (problems === null) onApplied();
    else checked.showBankProblems(problems);
  };
  const apply = () => void submit();
  const onKeyDown = useShortcuts({ save: apply, ask: apply });
  return (
    <Form {...checked.formProps} component={false}>
      <div onKeyDown={onKeyDown} data-form="creditApplication">
        <DocumentForm
          summary={<CalculationSummary result={result} terms={chosen} isBusy={isBusy} onApply={apply} />}
          foot={<ConsentFoot checked={checked} label={t('creditsGet.form.consent')} />}
        >
          <WishFields checked={checked} terms={terms} chosen={chosen} />
          <ReasonFields checked={checked} />
          <AttachedFiles
            label={t('creditsGet.form.files')}
            hint={t('creditsGet.form.filesHint')}
            files={files}
            onFiles={setFiles}
            checked={checked}
          />
          {chosen && (
            <div className={styles['below']}>
              <CalculationFacts result={result} terms={chosen} />
            </div>
          )}
        </DocumentForm>
      </div>
    </Form>
  );
}

interface WishFieldsProps {
  checked: CheckedForm<ApplicationValues>;
  terms: readonly CreditTermsOffered[];
  chosen: CreditTermsOffered | undefined;
}

/** Amount, currency, term, repayment and grace period. */
function WishFields({ checked, terms, chosen }: WishFieldsProps) {
  const { t } = useTexts();
  const parsed = parseAmount(checked.values.amount);
  const isInWords = parsed.ok && chosen?.currencyLetters === UAH.letters;
  return (
    <>
      <div className={styles['wish']}>
        <AmountField
          checked={checked}
          name="amount"
          label={t('creditsGet.form.amount')}
          {...(chosen && { currency: chosen.currencyLetters })}
          {...(isInWords && { hint: <></> })}
          required
        />
        <SegmentedField<string, ApplicationValues>
          checked={checked}
          name="currencyCode"
          label={t('creditsGet.form.currency')}
          options={terms.map(({ currencyCode, currencyLetters }) => ({
            value: currencyCode,
            label: currencyLetters,
          }))}
        />
        <TextField
          checked={checked}
          name="term"
          label={t('creditsGet.form.term')}
          suffix={t('creditsGet.form.months')}
          inputMode="numeric"
          isNumber
          required
        />
      </div>
      {isInWords && (
        <p className={styles['words']} aria-live="polite" data-field="amountInWords">
          <AmountInWords amount={parsed.amount} currency={UAH.letters} />
        </p>
      )}
      <div className={styles['repayment']}>
        <SegmentedField<CreditScheme, ApplicationValues>
          checked={checked}
          name="scheme"
          label={t('creditsGet.form.scheme')}
          options={Object.values(CreditScheme).map((value) => ({ value, label: t(`creditsGet.schemes.${value}`) }))}
        />
        <TextField
          checked={checked}
          name="grace"
          label={t('creditsGet.form.grace')}
          suffix={t('creditsGet.form.months')}
          hint={t('creditsGet.form.graceHint')}
          inputMode="numeric"
          isNumber
          className={styles['grace'] ?? ''}
        />
      </div>
    </>
  );
}

/** Purpose and collateral. */
function ReasonFields({ checked }: { checked: CheckedForm<ApplicationValues> }) {
  const { t } = useTexts();
  const text = (name: 'purpose' | 'collateral', max: number, hint = '') => (
    <TextField
      checked={checked}
      name={name}
      label={t(`creditsGet.form.${name}`)}
      hint={
        <>
          <span>{hint}</span>
          <span className="ncb-number">{`${checked.values[name].length} / ${max}`}</span>
        </>
      }
      maxLength={max}
      lines={2}
      required={name === 'purpose'}
      className={styles['text'] ?? ''}
    />
  );
  return (
    <>
      {text('purpose', CREDIT_PURPOSE_MAX, t('creditsGet.form.purposeHint'))}
      {text('collateral', CREDIT_COLLATERAL_MAX)}
    </>
  );
}
