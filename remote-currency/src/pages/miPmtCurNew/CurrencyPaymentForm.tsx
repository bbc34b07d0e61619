import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Form, Steps } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import {
  DocumentForm,
  loadShortcutsDialog,
  ProblemLinks,
  useFirstFocus,
  useLostQuestion,
  useShortcuts,
} from '@ncb/shared-kernel/blocks/document-form';
import type { Problem } from '@ncb/shared-kernel/domain';
import { atSecondStep, toBackingContract } from '@ncb/shared-kernel/domain/rules';
import { valuesOfBank } from '@ncb/shared-kernel/blocks/foreign-bank';
import { useBeneficiaries } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { PageHeader, problemText, useAskedSave, useCheckedForm, useOnDemand } from '@ncb/shared-kernel/ui';
import {
  checkPayment,
  findWarnings,
  maximumTo,
  otherAccountsOf,
  readDraft,
  stepOf,
  toDraft,
  type PaymentDraft,
  type PaymentFacts,
  type PaymentValues,
} from '../../features/payment';
import { useTexts } from '../../texts';
import { PageActions } from './PageActions';
import { PaymentDataStep } from './PaymentDataStep';
import styles from './payment-form.module.css';
import type { FormContext, PaymentToFill } from './payment-source';
import { PaymentSummary } from './PaymentSummary';
import { placeInForm, problemLinks } from './problem-links';
import { ReceiverStep, useReceiverStep } from './receiver-code';
import { usePaymentMoney } from './use-payment-money';
import { useSavePayment } from './use-save-payment';

export interface CurrencyPaymentFormProps extends Omit<PaymentToFill, 'kind'> {
  /** What was being typed when an earlier session ended. */
  restored: RestoredDraft | null;
  context: FormContext;
}

const NOBODY: readonly CatalogueBeneficiary[] = [];

/** The steps of the form. Source: spec 3 §2 */
const STEPS = ['payment', 'receiver'] as const;
type StepName = (typeof STEPS)[number];

/** The form of a payment in currency: what, from where and on what basis; then to whom. Source: spec 3 §2 */
export function CurrencyPaymentForm(props: CurrencyPaymentFormProps) {
  const { changes, initialValues, hasRefusedPayment, isTemplate, templateName, restored, context } = props;
  const { accounts, contracts } = context;
  const { session, navigation, notify } = useShell();
  const { t, common } = useTexts();
  const id = changes?.id ?? null;
  const save = useSavePayment(id);
  const beneficiaries = useBeneficiaries().data?.rows ?? NOBODY;
  const reviewing = useOnDemand(loadReview);
  const naming = useOnDemand(loadSaveTemplate);
  const receiver = useReceiverStep();
  const shortcuts = useOnDemand(loadShortcutsDialog);
  const [step, setStep] = useState<StepName>('payment');

  const [draft] = useState(() => restored && readDraft(restored.content, changes, initialValues));
  // What is typed is a change of the version that the form was opened with, whatever is stored meanwhile.
  const [version] = useState(draft ? draft.version : (changes?.version ?? null));
  const [hryvnias, setHryvnias] = useState<string | null>(null);
  const backing = useMemo(() => contracts.map(toBackingContract), [contracts]);
  const factsOf = (values: PaymentValues): PaymentFacts => ({
    bankDay: session.bankDay,
    ownBankCode: session.bankCode,
    debitAccount: accounts.find((account) => account.id === values.debitAccountId) ?? null,
    contracts: backing,
    hryvnias,
    receiverMaximum: maximumTo(values.acnt_co, beneficiaries),
    hasNewAccount: otherAccountsOf(values, beneficiaries).length > 0,
  });
  const checked = useCheckedForm<PaymentValues>({
    initialValues,
    ...(draft && { restored: draft.values }),
    stage: step,
    check: (values) =>
      checkPayment(values, factsOf(values))
        .filter(({ field }) => step === 'receiver' || stepOf(field) === 'payment')
        .toSorted((a, b) => placeInForm(a.field) - placeInForm(b.field)),
  });
  const { values } = checked;
  const money = usePaymentMoney(values);
  if (money.hryvnias !== hryvnias) setHryvnias(money.hryvnias);

  /** Moves to a field of whichever step. */
  const focus = (field: string) => {
    setStep(stepOf(field));
    checked.focus(field);
  };
  const submit = useAskedSave<PaymentValues, readonly Problem[]>({
    checked: {
      ...checked,
      checkAll() {
        const [first] = checkPayment(checked.present(), factsOf(checked.present()));
        const isRight = checked.checkAll();
        if (first && !isRight) setStep(stepOf(first.field));
        return isRight;
      },
      showBankProblems(problems) {
        if (problems[0]) setStep(stepOf(problems[0].field));
        checked.showBankProblems(problems);
      },
    },
    save,
    async findWarnings(typed) {
      await reviewing.show();
      return findWarnings(typed, factsOf(typed));
    },
    hasWarnings: (warnings) => warnings.length > 0,
    isToldOnPage: true,
  });
  useLostQuestion(submit, reviewing);

  const title = isTemplate
    ? t('payment.templateTitle')
    : changes
      ? t('payment.changeTitle', { number: changes.number })
      : t('payment.title', { number: values.number });
  const keptAt = useUnsavedWork(checked.isDirty && !save.isSaved, title, {
    page: 'miPmtCurNew',
    parameters: navigation.parameters,
    content: (): PaymentDraft => ({ documentId: id, version, values: checked.present() }),
  });

  // In an effect and not after the call: by then the unsaved work of this page has been released.
  const goOn = useEffectEvent(() => {
    if (checked.present().saveTemplate) void naming.show();
    else navigation.open('miPmtJournal');
  });
  useEffect(() => {
    if (save.isSaved) goOn();
  }, [save.isSaved]);

  const goToReceiver = async () => {
    if (!checked.checkAll() || !(await receiver.bring())) return;
    // The rules that have come know the rare parts of this step too.
    if (!checked.checkAll()) return;
    const present = checked.present();
    const own = atSecondStep(toDraft(present), { swift: session.bankSwift, name: session.bankName });
    if (own.beneficiaryBank !== toDraft(present).beneficiaryBank) {
      const { country } = own.beneficiaryBank;
      checked.fill({
        ...valuesOfBank(own.beneficiaryBank, 'ben_bank_'),
        ...(present.ben_country === '' && { ben_country: country }),
      });
    }
    setStep('receiver');
  };
  /** Number, dates and funds are of the day on which a template is used; all else must be right now. */
  const nameTemplate = () => {
    if (checked.checkAll()) void naming.show();
  };
  const next = () => {
    if (step === 'payment') void goToReceiver();
    else if (isTemplate) nameTemplate();
    else void submit.ask();
  };

  useFirstFocus(() => {
    if (!changes && !draft) checked.focus(values.name_co === '' ? 'to' : 'amount');
  });

  const onKeyDown = useShortcuts({
    // The dialog's key events come here too, through React's tree.
    save: () => (submit.asked ? void submit.confirm() : next()),
    ask: () => (submit.asked ? void submit.confirm() : next()),
    showShortcuts: () => void shortcuts.show(),
  });

  const links = checked.wasChecked ? problemLinks(checked.problems, (name) => t(`payment.fields.${name}`)) : [];
  const problems = links.length > 0 && <ProblemLinks links={links} onFocus={focus} />;
  return (
    <div className={`ncb-page ${styles['page'] ?? ''}`} data-page="miPmtCurNew" onKeyDown={onKeyDown}>
      <PageHeader title={title} keptAt={keptAt}>
        <div className={styles['head']}>
          <Steps
            size="small"
            current={STEPS.indexOf(step)}
            className={styles['steps'] ?? ''}
            items={STEPS.map((name) => ({ title: t(`payment.steps.${name}`) }))}
          />
          <PageActions
            canTakeTemplate={!changes && !isTemplate}
            isTemplate={isTemplate}
            onSaveTemplate={() => {
              if (step === 'receiver') nameTemplate();
              // There is no receiver to keep yet. Source: spec 3 §2
              else notify('warning', problemText(common, 'templateNeedsSecondStep'));
            }}
            onShortcuts={() => void shortcuts.show()}
          />
        </div>
      </PageHeader>
      {/* Without a form element: Enter in a field must never send money. */}
      <Form {...checked.formProps} component={false}>
        <DocumentForm
          notices={
            <>
              {draft && draft.version !== (changes?.version ?? null) && (
                <Alert type="warning" showIcon title={t('payment.changedSince')} data-notice="warning" />
              )}
              {hasRefusedPayment && (
                <Alert type="warning" showIcon title={t('payment.refusedBefore')} data-warning="refusedBefore" />
              )}
              {problems}
            </>
          }
          summary={
            <PaymentSummary
              checked={checked}
              accounts={accounts}
              money={money}
              problems={problems || undefined}
              save={
                step === 'payment'
                  ? { title: t('payment.next'), action: 'next' }
                  : isTemplate
                    ? { title: t('payment.saveTemplate'), action: 'saveTemplate' }
                    : { title: t('payment.review'), action: 'save' }
              }
              isBusy={submit.isBusy || receiver.isComing}
              onSave={next}
            />
          }
          foot={
            step === 'receiver' && (
              <div className={styles['foot']}>
                <Button icon={<ArrowLeftOutlined />} onClick={() => setStep('payment')} data-action="previous">
                  {t('payment.previous')}
                </Button>
                {!isTemplate && (
                  <Form.Item noStyle name="saveTemplate" valuePropName="checked">
                    <Checkbox data-field="saveTemplate">{t('payment.asTemplate')}</Checkbox>
                  </Form.Item>
                )}
              </div>
            )
          }
        >
          {step === 'payment' ? (
            <PaymentDataStep checked={checked} context={context} beneficiaries={beneficiaries} money={money} />
          ) : (
            <ReceiverStep checked={checked} beneficiaries={beneficiaries} />
          )}
        </DocumentForm>
      </Form>
      {submit.asked && reviewing.Shown && (
        <reviewing.Shown
          asked={submit.asked}
          context={context}
          money={money}
          isBusy={save.isBusy}
          onConfirm={(isSigned) => {
            save.signsNext(isSigned);
            void submit.confirm();
          }}
          onCancel={submit.cancel}
        />
      )}
      {naming.Shown && (
        <naming.Shown
          draft={toDraft(checked.present())}
          name={templateName}
          onSaved={() => {
            if (save.isSaved) navigation.open('miPmtJournal');
            else if (isTemplate) navigation.back();
          }}
          onClose={() => {
            naming.hide();
            if (save.isSaved) navigation.open('miPmtJournal');
          }}
        />
      )}
      {shortcuts.Shown && <shortcuts.Shown onClose={shortcuts.hide} />}
    </div>
  );
}

async function loadReview() {
  const { ReviewDialog } = await import('./ReviewDialog');
  return ReviewDialog;
}

async function loadSaveTemplate() {
  const { SaveTemplate } = await import('./SaveTemplate');
  return SaveTemplate;
}
