import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Steps } from 'antd';
import { useMemo, useReducer, useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import {
  DocumentFormPage,
  useAfterSaving,
  useConfirmedFigures,
  useFirstFocus,
  useCancelLostQuestion,
  useOpenedVersion,
  useRefusedOriginal,
} from '@ncb/shared-kernel/blocks/document-form';
import type { Problem } from '@ncb/shared-kernel/domain';
import { withOwnBank, toBackingContract } from '@ncb/shared-kernel/domain/rules';
import { toBankValues } from '@ncb/shared-kernel/blocks/foreign-bank';
import { FeePayer } from '@ncb/shared-kernel/domain/vocabulary';
import { useBeneficiaries } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { getProblemText, useConfirmedSave, useCheckedForm, useOnDemand } from '@ncb/shared-kernel/ui';
import {
  checkPayment,
  findWarnings,
  getMaximum,
  findOtherAccounts,
  readDraft,
  getStep,
  toDraft,
  type PaymentDraft,
  type PaymentFacts,
  type PaymentValues,
} from '../../features/payment';
import { useTexts } from '../../texts';
import { PageActions } from './PageActions';
import { PaymentDataStep } from './PaymentDataStep';
import styles from './payment-form.module.css';
import type { FormContext, PaymentForm } from './payment-source';
import { PaymentSummary } from './PaymentSummary';
import { getPosition, getProblemLinks } from './problem-links';
import { ReceiverStep, useBeneficiaryStep } from './use-beneficiary-step';
import { getCharge, usePaymentMoney } from './use-payment-money';
import { useSavePayment } from './use-save-payment';

export interface CurrencyPaymentFormProps extends Omit<PaymentForm, 'kind'> {
  restored: RestoredDraft | null;
  context: FormContext;
}

/** Sums that follow from the bank's rate and fee. */
type CountedMoney = Pick<PaymentFacts, 'hryvnias' | 'withheldFee'>;

const NO_ROWS: readonly CatalogueBeneficiary[] = [];

/** Steps of the form. Source: docs/requirements/currency-payroll-credits-statements.md#currency-payment. */
const STEPS = ['payment', 'receiver'] as const;
type StepName = (typeof STEPS)[number];

/** Fields that a refusal names as in a hryvnia payment. */
const OF_BENEFICIARY: Readonly<Record<string, string>> = {
  creditIban: 'beneficiary.account',
  receiverCode: 'beneficiary.code',
};

/**
 * Form in two steps: payment data, then beneficiary. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function CurrencyPaymentForm(props: CurrencyPaymentFormProps) {
  const { changes, initialValues, hasRefusedPayment, refused, isTemplate, templateName, restored, context } = props;
  const { accounts, contracts } = context;
  const { session, navigation, notify } = useShell();
  const { t, common } = useTexts();
  const id = changes?.id ?? null;
  const beneficiaries = useBeneficiaries().data?.rows ?? NO_ROWS;
  const reviewing = useOnDemand(loadReview);
  const naming = useOnDemand(loadSaveTemplate);
  const receiver = useBeneficiaryStep();
  const [step, setStep] = useState<StepName>('payment');
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  const { draft, version, replaces, isChangedSince, acceptNewerVersion } = useOpenedVersion(
    changes,
    () => restored && readDraft(restored.content, changes, initialValues),
  );
  const [counted, setCounted] = useState<CountedMoney>({ hryvnias: null, withheldFee: null });
  const backing = useMemo(() => contracts.map(toBackingContract), [contracts]);
  const factsOf = (values: PaymentValues): PaymentFacts => ({
    bankDay: session.bankDay,
    ownBankCode: session.bankCode,
    ownBankSwift: session.bankSwift,
    debitAccount: accounts.find((account) => account.id === values.debitAccountId) ?? null,
    contracts: backing,
    ...counted,
    receiverMaximum: getMaximum(values['beneficiary.account'], beneficiaries),
    hasNewAccount: findOtherAccounts(values, beneficiaries).length > 0,
  });
  const checked = useCheckedForm<PaymentValues>({
    initialValues,
    ...(draft && { restored: draft.values }),
    stage: step,
    check: (values) =>
      checkPayment(values, factsOf(values))
        .filter(({ field }) => step === 'receiver' || getStep(field) === 'payment')
        .toSorted((a, b) => getPosition(a.field) - getPosition(b.field)),
  });
  const { values } = checked;
  const money = usePaymentMoney(values);
  const {
    figures,
    changes: changedFigures,
    takeBankFigures,
    freezeWhile,
  } = useConfirmedFigures(
    { fee: getCharge(money, values.feePayer) },
    [values.amount, values.currencyCode, values.debitAccountId, values.feePayer].join(),
  );
  const save = useSavePayment({
    id,
    replaces,
    onOvertaken: acceptNewerVersion,
    confirmed: figures,
    onFiguresChanged: takeBankFigures,
  });
  const withheldFee = money.getEffect(FeePayer.beneficiary)?.withheldFee ?? null;
  if (money.hryvnias !== counted.hryvnias || withheldFee !== counted.withheldFee) {
    setCounted({ hryvnias: money.hryvnias, withheldFee });
  }

  const focus = (field: string) => {
    setStep(getStep(field));
    checked.focus(field);
  };
  /** Leads to the field that a refusal is about; stays where the user has begun to type while the second step loads. */
  const showRefusal = async (refused: readonly FieldProblem[]) => {
    const problems = refused.map((problem) => ({ ...problem, field: OF_BENEFICIARY[problem.field] ?? problem.field }));
    const isOfReceiver = problems.some(({ field }) => getStep(field) === 'receiver');
    if (isOfReceiver) {
      const before = JSON.stringify(checked.present());
      if (!(await receiver.load()) || JSON.stringify(checked.present()) !== before) return;
      setStep('receiver');
    }
    checked.showBankProblems(problems);
  };
  const submit = useConfirmedSave<PaymentValues, readonly Problem[]>({
    checked: {
      ...checked,
      checkAll() {
        const [first] = checkPayment(checked.present(), factsOf(checked.present()));
        const isRight = checked.checkAll();
        if (first && !isRight) setStep(getStep(first.field));
        return isRight;
      },
      showBankProblems(problems) {
        if (problems[0]) setStep(getStep(problems[0].field));
        checked.showBankProblems(problems);
      },
    },
    save,
    replaces,
    async findWarnings(typed) {
      await reviewing.show();
      return findWarnings(typed, factsOf(typed));
    },
    hasWarnings: (warnings) => warnings.length > 0,
    isShownOnPage: true,
  });
  freezeWhile(submit.pending !== null);
  useCancelLostQuestion(submit, reviewing);

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

  useAfterSaving(save.isSaved, () => {
    if (checked.present().saveTemplate) void naming.show();
    else navigation.open('miPmtJournal');
  });

  const goToReceiver = async () => {
    if (!checked.checkAll() || !(await receiver.load())) return;
    // The rules now cover this step's rare parts too.
    if (!checked.checkAll()) return;
    const present = checked.present();
    const own = withOwnBank(toDraft(present), { swift: session.bankSwift, name: session.bankName });
    if (own.beneficiaryBank !== toDraft(present).beneficiaryBank) {
      const { country } = own.beneficiaryBank;
      checked.fill({
        ...toBankValues(own.beneficiaryBank, 'beneficiaryBank.'),
        ...(present['beneficiary.country'] === '' && { 'beneficiary.country': country }),
      });
    }
    setStep('receiver');
  };
  /** A template gets number, dates and funds when it is used. */
  const nameTemplate = () => {
    if (checked.checkAll()) void naming.show();
  };
  const next = () => {
    if (step === 'payment') void goToReceiver();
    else if (isTemplate) nameTemplate();
    else void submit.ask();
  };

  useFirstFocus(() => {
    if (!changes && !draft) checked.focus(values['beneficiary.name'] === '' ? 'to' : 'amount');
  });

  const refusal = useRefusedOriginal(draft ? null : refused, (problems) => void showRefusal(problems));

  const proceed = () => (submit.pending ? void submit.confirm() : next());
  return (
    <DocumentFormPage
      page="miPmtCurNew"
      title={title}
      savedAt={keptAt}
      checked={checked}
      head={(showShortcuts) => (
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
              // The beneficiary is entered in the second step. Source:
              // docs/requirements/currency-payroll-credits-statements.md#currency-payment.
              else notify('warning', getProblemText(common, 'templateNeedsSecondStep'));
            }}
            onShortcuts={showShortcuts}
          />
        </div>
      )}
      changedSince={isChangedSince && t('payment.changedSince')}
      refusedBefore={refusal || (hasRefusedPayment && t('payment.refusedBefore'))}
      links={checked.wasChecked ? getProblemLinks(checked.problems, (name) => t(`payment.fields.${name}`)) : []}
      onFocus={focus}
      summary={(problems) => (
        <PaymentSummary
          checked={checked}
          accounts={accounts}
          money={money}
          problems={problems}
          save={
            step === 'payment'
              ? { title: t('payment.next'), action: 'next' }
              : isTemplate
                ? { title: t('payment.saveTemplate'), action: 'saveTemplate' }
                : { title: t('payment.review'), action: 'save' }
          }
          isBusy={submit.isBusy || receiver.isLoading}
          onSave={next}
        />
      )}
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
      unsaved={{ kind: 'payment', ...submit.unsaved }}
      keys={{ save: proceed, ask: proceed }}
      dialogs={
        <>
          {submit.pending && reviewing.Component && (
            <reviewing.Component
              pendingSave={submit.pending}
              context={context}
              money={money}
              figures={figures}
              changedFigures={changedFigures}
              isBusy={save.isBusy}
              onConfirm={(isSigned) => {
                save.setSignNext(isSigned);
                void submit.confirm();
              }}
              onCancel={submit.cancel}
            />
          )}
          {naming.Component && (
            <naming.Component
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
        </>
      }
    >
      {step === 'payment' ? (
        <PaymentDataStep checked={checked} context={context} beneficiaries={beneficiaries} money={money} />
      ) : (
        <ReceiverStep checked={checked} beneficiaries={beneficiaries} onDrawn={drawAgain} />
      )}
    </DocumentFormPage>
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
