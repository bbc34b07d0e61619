import { Button, Form } from 'antd';
import { useState } from 'react';
import type { CreditTermsOffered } from '@ncb/shared-kernel/api/contract';
import { AttachedFiles } from '@ncb/shared-kernel/blocks/attachments';
import { checkCreditApplication } from '@ncb/shared-kernel/domain/rules';
import { CreditScheme } from '@ncb/shared-kernel/domain/interest';
import { CREDIT_COLLATERAL_MAX, CREDIT_PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useCreditTerms } from '@ncb/shared-kernel/queries';
import { useRestoredDraft, useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import {
  AmountField,
  FieldProblem,
  SelectField,
  SwitchField,
  TextField,
  useCheckedForm,
  type CheckedForm,
} from '@ncb/shared-kernel/ui';
import {
  EMPTY_APPLICATION,
  readDraftValues,
  toDraft,
  type ApplicationValues,
  type Attachment,
} from './application-values';
import { CalculationCard } from './CalculationCard';
import { useApplyForCredit } from './use-apply-for-credit';
import { creditStyles as styles } from '../credits';
import { useTexts } from '../../texts';

const PAGE = 'miCreditsGet';

/** Form of a credit application with the preliminary calculation beside it. @param onApplied remounts the form */
export function ApplicationForm({ onApplied }: { onApplied: () => void }) {
  const { navigation } = useShell();
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
  const consentProblem = checked.problemOf('hasAgreed');
  const submit = async () => {
    if (!checked.checkAll()) return;
    const problems = await checked.sending(() => send(toDraft(checked.present(), files)));
    if (problems === null) onApplied();
    else checked.showBankProblems(problems);
  };
  return (
    <div className={styles['apply']}>
      <section className="ncb-sheet" aria-label={t('creditsGet.form.title')}>
        <Form layout="vertical" {...checked.formProps} data-form="creditApplication">
          <ApplicationFields checked={checked} terms={terms} chosen={chosen} />
          <AttachedFiles label={t('creditsGet.form.files')} files={files} onFiles={setFiles} checked={checked} />
          <SwitchField checked={checked} name="hasAgreed" label={t('creditsGet.form.consent')} />
          {consentProblem && <FieldProblem problem={consentProblem} />}
        </Form>
      </section>
      <CalculationCard values={values} terms={chosen}>
        <Button type="primary" block size="large" loading={isBusy} onClick={() => void submit()} data-action="apply">
          {t('creditsGet.form.apply')}
        </Button>
      </CalculationCard>
    </div>
  );
}

interface ApplicationFieldsProps {
  checked: CheckedForm<ApplicationValues>;
  terms: readonly CreditTermsOffered[];
  chosen: CreditTermsOffered | undefined;
}

/** Amount, currency, term, scheme, grace period, purpose and collateral. */
function ApplicationFields({ checked, terms, chosen }: ApplicationFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles['fields']}>
        <AmountField
          checked={checked}
          name="amount"
          label={t('creditsGet.form.amount')}
          {...(chosen && { currency: chosen.currencyLetters })}
          required
        />
        <SelectField<string, ApplicationValues>
          checked={checked}
          name="currencyCode"
          label={t('creditsGet.form.currency')}
          options={terms.map(({ currencyCode, currencyLetters }) => ({
            value: currencyCode,
            label: currencyLetters,
          }))}
          required
        />
        <TextField
          checked={checked}
          name="term"
          label={t('creditsGet.form.term')}
          inputMode="numeric"
          isNumber
          required
        />
        <SelectField<CreditScheme, ApplicationValues>
          checked={checked}
          name="scheme"
          label={t('creditsGet.form.scheme')}
          options={Object.values(CreditScheme).map((value) => ({ value, label: t(`credits.schemes.${value}`) }))}
          required
        />
        <TextField
          checked={checked}
          name="grace"
          label={t('creditsGet.form.grace')}
          hint={t('creditsGet.form.graceHint')}
          inputMode="numeric"
          isNumber
        />
      </div>
      <TextField
        checked={checked}
        name="purpose"
        label={t('creditsGet.form.purpose')}
        maxLength={CREDIT_PURPOSE_MAX}
        lines={2}
        required
      />
      <TextField
        checked={checked}
        name="collateral"
        label={t('creditsGet.form.collateral')}
        maxLength={CREDIT_COLLATERAL_MAX}
        lines={2}
      />
    </>
  );
}
