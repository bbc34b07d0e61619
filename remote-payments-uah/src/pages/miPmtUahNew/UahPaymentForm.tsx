import type { Account } from '@ncb/shared-kernel/api/contract';
import {
  isPairProblem,
  pairProblems,
  useReceiverCheck,
  useReceiverCheckCache,
} from '@ncb/shared-kernel/blocks/account-code';
import { correspondentBehind } from '@ncb/shared-kernel/blocks/choice';
import {
  DocumentFormPage,
  useAfterSaving,
  useFirstFocus,
  useLostQuestion,
  useOpenedVersion,
  useRefusedOriginal,
} from '@ncb/shared-kernel/blocks/document-form';
import { checkUahTemplate } from '@ncb/shared-kernel/domain/rules';
import { useCorrespondents } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useAskedSave, useCheckedForm, useOnDemand } from '@ncb/shared-kernel/ui';
import { valuesFound } from '../../features/fill-from';
import { checkPayment, readDraft, toDraft, type PaymentDraft, type PaymentValues } from '../../features/payment';
import { hasWarnings } from '../../features/receiver/payment-warnings';
import { pairOfPayment } from '../../features/receiver/pair-of-payment';
import { usePaymentWarnings } from '../../features/receiver/use-payment-warnings';
import { AmountBlock } from './AmountBlock';
import { DocumentBlock } from './DocumentBlock';
import { PageActions } from './PageActions';
import type { PaymentForm } from './payment-source';
import { PaymentSummary } from './PaymentSummary';
import { placeInForm, problemLinks } from './problem-links';
import { PurposeBlock } from './PurposeBlock';
import { ReceiverBlock } from './ReceiverBlock';
import { useRareParts } from './use-rare-parts';
import { useSavePayment } from './use-save-payment';
import { useTexts } from '../../texts';

export interface UahPaymentFormProps extends Omit<PaymentForm, 'kind'> {
  restored: RestoredDraft | null;
  accounts: readonly Account[];
}

/** Form of a hryvnia payment. Source: docs/requirements/hryvnia-payments.md#payment-form. */
export function UahPaymentForm(props: UahPaymentFormProps) {
  const { changes, initialValues, requestId, hasRefusedPayment, refused, isTemplate, templateName } = props;
  const { restored, accounts } = props;
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const id = changes?.id ?? null;
  const correspondents = useCorrespondents().data?.rows ?? [];
  const confirming = useOnDemand(loadConfirm);
  const naming = useOnDemand(loadSaveTemplate);
  const { draft, version, replaces, isChangedSince, overtakenBy } = useOpenedVersion(
    changes,
    () => restored && readDraft(restored.content, changes, initialValues),
  );
  const save = useSavePayment({ id, replaces, requestId, onOvertaken: overtakenBy });

  const accountOf = ({ debitAccountId }: PaymentValues) =>
    accounts.find((account) => account.id === debitAccountId) ?? null;
  const contextOf = (values: PaymentValues) => ({
    bankDay: session.bankDay,
    debitAccount: accountOf(values),
    receiverMaximum: correspondentBehind(correspondents, toDraft(values))?.maximum ?? null,
  });
  const { read } = useReceiverCheckCache();
  const problemsOfPair = (values: PaymentValues) => pairProblems(read(pairOfPayment(toDraft(values))), 'okpo_co');
  const checked = useCheckedForm<PaymentValues>({
    initialValues,
    ...(draft && { restored: draft.values }),
    check: (values) =>
      [...checkPayment(values, contextOf(values)), ...problemsOfPair(values)].toSorted(
        (a, b) => placeInForm(a.field) - placeInForm(b.field),
      ),
    isShownAtOnce: isPairProblem,
  });
  // Re-renders when the server has compared account and code.
  useReceiverCheck(pairOfPayment(toDraft(checked.values)));
  const findWarnings = usePaymentWarnings();
  const submit = useAskedSave({
    checked,
    save,
    replaces,
    async findWarnings(values) {
      const [warnings] = await Promise.all([findWarnings(toDraft(values), id), confirming.show()]);
      return warnings;
    },
    hasWarnings,
    isToldOnPage: true,
  });
  useLostQuestion(submit, confirming);

  const title = isTemplate
    ? t('form.templateTitle')
    : changes
      ? t('form.changeTitle', { number: changes.number })
      : t('form.title');
  const keptAt = useUnsavedWork(checked.isDirty && !save.isSaved, title, {
    page: 'miPmtUahNew',
    parameters: navigation.parameters,
    content: (): PaymentDraft => ({ documentId: id, version, values: checked.present() }),
  });

  useAfterSaving(save.isSaved, () => navigation.open('miPmtJournal'));

  /** A template gets number, dates and funds when it is used. */
  const nameTemplate = () => {
    const values = checked.present();
    const name = toDraft(values).receiverName;
    const problems = [...checkUahTemplate(name, toDraft(values), contextOf(values)), ...problemsOfPair(values)];
    if (problems.every(({ field }) => field === 'template_name')) {
      void naming.show();
      return;
    }
    checked.checkAll();
  };

  // The first empty field.
  useFirstFocus(() => {
    if (changes || draft) return;
    const { creditIban, receiverName, amount } = initialValues;
    if (creditIban + receiverName === '') checked.focus('name_co');
    else if (amount === '') checked.focus('amount');
  });

  const refusal = useRefusedOriginal(draft ? null : refused, checked.showBankProblems);

  const rare = useRareParts({ checked, bankDay: session.bankDay, isTemplate });
  return (
    <DocumentFormPage
      page="miPmtUahNew"
      title={title}
      keptAt={keptAt}
      checked={checked}
      head={(showShortcuts) => (
        <PageActions
          canTakeTemplate={!changes && !isTemplate}
          isTemplate={isTemplate}
          onFill={(found) => checked.fill(valuesFound(found))}
          onSaveTemplate={nameTemplate}
          onPurposeCode={rare.openPurposeCode}
          onShortcuts={showShortcuts}
        />
      )}
      changedSince={isChangedSince && t('form.changedSince')}
      refusedBefore={refusal || (hasRefusedPayment && t('form.warnings.refusedBefore'))}
      links={checked.wasChecked ? problemLinks(checked.problems, (name) => t(`form.fields.${name}`)) : []}
      onFocus={checked.focus}
      foot={rare.foot}
      summary={(problems) => (
        <PaymentSummary
          checked={checked}
          id={id}
          accounts={accounts}
          isTemplate={isTemplate}
          problems={problems}
          isBusy={submit.isBusy}
          onSave={isTemplate ? nameTemplate : () => void submit.ask()}
        />
      )}
      unsaved={{ kind: 'payment', ...submit.unsaved }}
      keys={{
        save: () => void (submit.asked ? submit.confirm() : isTemplate ? nameTemplate() : submit.save()),
        ask: () => void (submit.asked ? submit.confirm() : isTemplate ? nameTemplate() : submit.ask()),
      }}
      dialogs={
        <>
          {submit.asked && confirming.Shown && (
            <confirming.Shown
              asked={submit.asked}
              account={accountOf(submit.asked.values)}
              isBusy={save.isBusy}
              onConfirm={() => void submit.confirm()}
              onCancel={submit.cancel}
            />
          )}
          {naming.Shown && (
            <naming.Shown
              draft={toDraft(checked.present())}
              name={templateName}
              onSaved={() => {
                if (isTemplate) navigation.back();
              }}
              onClose={naming.hide}
            />
          )}
        </>
      }
    >
      <ReceiverBlock checked={checked} />
      <AmountBlock checked={checked} />
      <PurposeBlock checked={checked} id={id} />
      <DocumentBlock checked={checked} accounts={accounts} bankDay={session.bankDay} isTemplate={isTemplate} />
      {rare.blocks}
    </DocumentFormPage>
  );
}

async function loadConfirm() {
  const { ConfirmSave } = await import('./ConfirmSave');
  return ConfirmSave;
}

async function loadSaveTemplate() {
  const { SaveTemplate } = await import('./SaveTemplate');
  return SaveTemplate;
}
