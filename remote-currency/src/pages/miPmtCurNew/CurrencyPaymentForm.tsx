import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Steps } from 'antd';
import { useReducer, useState } from 'react';
import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import {
  DocumentFormPage,
  useFirstFocus,
  useOpenedVersion,
  useRefusedOriginal,
} from '@ncb/shared-kernel/blocks/document-form';
import { useBeneficiaries } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { getProblemText } from '@ncb/shared-kernel/ui';
import { readDraft, getStep, type PaymentDraft } from '../../features/payment';
import { useTexts } from '../../texts';
import { PageActions } from './PageActions';
import { PaymentDataStep } from './PaymentDataStep';
import styles from './payment-form.module.css';
import type { FormContext, PaymentForm } from './payment-source';
import { PaymentSummary } from './PaymentSummary';
import { getProblemLinks } from './problem-links';
import { BeneficiaryStep } from './use-beneficiary-step';
import { useCheckedPayment, type PaymentStep } from './use-checked-payment';
import { usePaymentSteps } from './use-payment-steps';
import { usePaymentSubmit } from './use-payment-submit';

interface CurrencyPaymentFormProps extends Omit<PaymentForm, 'kind'> {
  restored: RestoredDraft | null;
  context: FormContext;
}

const NO_ROWS: readonly CatalogueBeneficiary[] = [];

/** Steps of the form. Source: docs/requirements/currency-payroll-credits-statements.md#currency-payment. */
const STEPS = ['payment', 'receiver'] as const;

const TITLE_OF_ACTION = { next: 'next', saveTemplate: 'saveTemplate', save: 'review' } as const;

/**
 * Form in two steps: payment data, then beneficiary. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function CurrencyPaymentForm(props: CurrencyPaymentFormProps) {
  const { changes, initialValues, hasRefusedPayment, refused, isTemplate, templateName, restored, context } = props;
  const { navigation } = useShell();
  const { t } = useTexts();
  const id = changes?.id ?? null;
  const beneficiaries = useBeneficiaries().data?.rows ?? NO_ROWS;
  const [step, setStep] = useState<PaymentStep>('payment');
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  const { draft, version, replaces, isChangedSince, acceptNewerVersion } = useOpenedVersion(
    changes,
    () => restored && readDraft(restored.content, changes, initialValues),
  );
  const { checked, money, findProblems, findWarnings } = useCheckedPayment({
    initialValues,
    restored: draft?.values,
    step,
    context,
    beneficiaries,
  });
  const { values } = checked;
  const { isLoading, goToField, goToBeneficiary, showRefusal } = usePaymentSteps(checked, setStep);
  const submit = usePaymentSubmit({
    id,
    replaces,
    onOvertaken: acceptNewerVersion,
    checked,
    money,
    context,
    isTemplate,
    templateName,
    findWarnings,
    findProblems,
    onProblem: (field) => setStep(getStep(field)),
  });

  const title = useTitle(isTemplate, changes?.number, values.number);
  const keptAt = useUnsavedWork(checked.isDirty && !submit.isSaved, title, {
    page: 'miPmtCurNew',
    parameters: navigation.parameters,
    content: (): PaymentDraft => ({ documentId: id, version, values: checked.present() }),
  });

  const action = getNextAction(step, isTemplate);
  const next = () => {
    if (action === 'next') void goToBeneficiary();
    else if (action === 'saveTemplate') submit.nameTemplate();
    else submit.ask();
  };

  useFirstFocus(() => {
    if (!changes && !draft) checked.focus(values['beneficiary.name'] === '' ? 'to' : 'amount');
  });

  const refusal = useRefusedOriginal(draft ? null : refused, (problems) => void showRefusal(problems));

  const proceed = () => (submit.isAsking ? submit.confirm() : next());
  return (
    <DocumentFormPage
      page="miPmtCurNew"
      title={title}
      savedAt={keptAt}
      checked={checked}
      head={
        <FormHead
          step={step}
          canTakeTemplate={!changes && !isTemplate}
          isTemplate={isTemplate}
          onSaveTemplate={submit.nameTemplate}
        />
      }
      changedSince={isChangedSince && t('payment.changedSince')}
      refusedBefore={refusal || (hasRefusedPayment && t('payment.refusedBefore'))}
      links={checked.wasChecked ? getProblemLinks(checked.problems, (name) => t(`payment.fields.${name}`)) : []}
      onFocus={goToField}
      summary={(problems) => (
        <PaymentSummary
          checked={checked}
          accounts={context.accounts}
          money={money}
          problems={problems}
          save={{ action, title: t(`payment.${TITLE_OF_ACTION[action]}`) }}
          isBusy={submit.isBusy || isLoading}
          onSave={next}
        />
      )}
      foot={step === 'receiver' && <FormFoot isTemplate={isTemplate} onPrevious={() => setStep('payment')} />}
      unsaved={{ kind: 'payment', ...submit.unsaved }}
      keys={{ save: proceed, ask: proceed }}
      dialogs={submit.dialogs}
    >
      {step === 'payment' ? (
        <PaymentDataStep checked={checked} context={context} beneficiaries={beneficiaries} money={money} />
      ) : (
        <BeneficiaryStep checked={checked} beneficiaries={beneficiaries} onDrawn={drawAgain} />
      )}
    </DocumentFormPage>
  );
}

function getNextAction(step: PaymentStep, isTemplate: boolean): keyof typeof TITLE_OF_ACTION {
  if (step === 'payment') return 'next';
  return isTemplate ? 'saveTemplate' : 'save';
}

function useTitle(isTemplate: boolean, changedNumber: string | undefined, number: string): string {
  const { t } = useTexts();
  if (isTemplate) return t('payment.templateTitle');
  return changedNumber === undefined
    ? t('payment.title', { number })
    : t('payment.changeTitle', { number: changedNumber });
}

interface FormHeadProps {
  step: PaymentStep;
  canTakeTemplate: boolean;
  isTemplate: boolean;
  onSaveTemplate: () => void;
}

function FormHead({ step, onSaveTemplate, ...actions }: FormHeadProps) {
  const { notify } = useShell();
  const { t, common } = useTexts();
  return (
    <div className={styles['head']}>
      <Steps
        size="small"
        current={STEPS.indexOf(step)}
        className={styles['steps'] ?? ''}
        items={STEPS.map((name) => ({ title: t(`payment.steps.${name}`) }))}
      />
      <PageActions
        {...actions}
        onSaveTemplate={() => {
          if (step === 'receiver') onSaveTemplate();
          // The beneficiary is entered in the second step. Source:
          // docs/requirements/currency-payroll-credits-statements.md#currency-payment.
          else notify('warning', getProblemText(common, 'templateNeedsSecondStep'));
        }}
      />
    </div>
  );
}

function FormFoot({ isTemplate, onPrevious }: { isTemplate: boolean; onPrevious: () => void }) {
  const { t } = useTexts();
  return (
    <div className={styles['foot']}>
      <Button icon={<ArrowLeftOutlined />} onClick={onPrevious} data-action="previous">
        {t('payment.previous')}
      </Button>
      {!isTemplate && (
        <Form.Item noStyle name="saveTemplate" valuePropName="checked">
          <Checkbox data-field="saveTemplate">{t('payment.asTemplate')}</Checkbox>
        </Form.Item>
      )}
    </div>
  );
}
