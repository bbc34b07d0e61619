import type { Account } from '@ncb/shared-kernel/api/contract';
import {
  isPairProblem,
  getPairProblems,
  useReceiverCheck,
  useReceiverCheckCache,
} from '@ncb/shared-kernel/blocks/account-code';
import { findCorrespondent } from '@ncb/shared-kernel/blocks/choice';
import {
  DocumentFormPage,
  useAfterSaving,
  useFirstFocus,
  useCancelLostQuestion,
  useOpenedVersion,
  useRefusedOriginal,
} from '@ncb/shared-kernel/blocks/document-form';
import { checkUahTemplate } from '@ncb/shared-kernel/domain/rules';
import { useCorrespondents } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useConfirmedSave, useCheckedForm, useOnDemand } from '@ncb/shared-kernel/ui';
import { toFoundValues } from '../../features/fill-from';
import { checkPayment, readDraft, toDraft, type PaymentDraft, type PaymentValues } from '../../features/payment';
import { hasWarnings, toPaymentPair, usePaymentWarnings } from '../../features/receiver';
import { AmountBlock } from './AmountBlock';
import { DocumentBlock } from './DocumentBlock';
import { PageActions } from './PageActions';
import type { PaymentForm } from './payment-source';
import { PaymentSummary } from './PaymentSummary';
import { getPosition, getProblemLinks } from './problem-links';
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
  const { draft, version, replaces, isChangedSince, acceptNewerVersion } = useOpenedVersion(
    changes,
    () => restored && readDraft(restored.content, changes, initialValues),
  );
  const save = useSavePayment({ id, replaces, requestId, onOvertaken: acceptNewerVersion });

  const accountOf = ({ debitAccountId }: PaymentValues) =>
    accounts.find((account) => account.id === debitAccountId) ?? null;
  const contextOf = (values: PaymentValues) => ({
    bankDay: session.bankDay,
    debitAccount: accountOf(values),
    receiverMaximum: findCorrespondent(correspondents, toDraft(values))?.maximum ?? null,
  });
  const { read } = useReceiverCheckCache();
  const problemsOfPair = (values: PaymentValues) =>
    getPairProblems(read(toPaymentPair(toDraft(values))), 'receiverCode');
  const checked = useCheckedForm<PaymentValues>({
    initialValues,
    ...(draft && { restored: draft.values }),
    check: (values) =>
      [...checkPayment(values, contextOf(values)), ...problemsOfPair(values)].toSorted(
        (a, b) => getPosition(a.field) - getPosition(b.field),
      ),
    isShownAtOnce: isPairProblem,
  });
  // Re-renders when the server has compared account and code.
  useReceiverCheck(toPaymentPair(toDraft(checked.values)));
  const findWarnings = usePaymentWarnings();
  const submit = useConfirmedSave({
    checked,
    save,
    replaces,
    async findWarnings(values) {
      const [warnings] = await Promise.all([findWarnings(toDraft(values), id), confirming.show()]);
      return warnings;
    },
    hasWarnings,
    isShownOnPage: true,
  });
  useCancelLostQuestion(submit, confirming);

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
    if (problems.every(({ field }) => field === 'name')) {
      void naming.show();
      return;
    }
    checked.checkAll();
  };

  // The first empty field.
  useFirstFocus(() => {
    if (changes || draft) return;
    const { creditIban, receiverName, amount } = initialValues;
    if (creditIban + receiverName === '') checked.focus('receiverName');
    else if (amount === '') checked.focus('amount');
  });

  const refusal = useRefusedOriginal(draft ? null : refused, checked.showBankProblems);

  const rare = useRareParts({ checked, bankDay: session.bankDay, isTemplate });
  return (
    <DocumentFormPage
      page="miPmtUahNew"
      title={title}
      savedAt={keptAt}
      checked={checked}
      head={(showShortcuts) => (
        <PageActions
          canTakeTemplate={!changes && !isTemplate}
          isTemplate={isTemplate}
          onFill={(found) => checked.fill(toFoundValues(found))}
          onSaveTemplate={nameTemplate}
          onPurposeCode={rare.openPurposeCode}
          onShortcuts={showShortcuts}
        />
      )}
      changedSince={isChangedSince && t('form.changedSince')}
      refusedBefore={refusal || (hasRefusedPayment && t('form.warnings.refusedBefore'))}
      links={checked.wasChecked ? getProblemLinks(checked.problems, (name) => t(`form.fields.${name}`)) : []}
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
        save: () => void (submit.pending ? submit.confirm() : isTemplate ? nameTemplate() : submit.save()),
        ask: () => void (submit.pending ? submit.confirm() : isTemplate ? nameTemplate() : submit.ask()),
      }}
      dialogs={
        <>
          {submit.pending && confirming.Component && (
            <confirming.Component
              pendingSave={submit.pending}
              account={accountOf(submit.pending.values)}
              isBusy={save.isBusy}
              onConfirm={() => void submit.confirm()}
              onCancel={submit.cancel}
            />
          )}
          {naming.Component && (
            <naming.Component
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
