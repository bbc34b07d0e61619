import type { Account } from '@ncb/shared-kernel/api/contract';
import {
  DocumentFormPage,
  useAfterSaving,
  useFirstFocus,
  useOpenedVersion,
  useRefusedOriginal,
} from '@ncb/shared-kernel/blocks/document-form';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { canBeInstant, readDraft, type PaymentDraft } from '../../features/payment';
import { AmountBlock } from './AmountBlock';
import { DocumentBlock } from './DocumentBlock';
import { PageActions } from './PageActions';
import type { PaymentForm } from './payment-source';
import { PaymentSummary } from './PaymentSummary';
import { getProblemLinks } from './problem-links';
import { PurposeBlock } from './PurposeBlock';
import { ReceiverBlock } from './ReceiverBlock';
import { useCheckedPayment } from './use-checked-payment';
import { useRareParts } from './use-rare-parts';
import { usePaymentSubmit } from './use-payment-submit';
import { useTaxes } from './use-taxes';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface UahPaymentFormProps extends Omit<PaymentForm, 'kind'> {
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
  const { draft, version, replaces, isChangedSince, acceptNewerVersion } = useOpenedVersion(
    changes,
    () => restored && readDraft(restored.content, changes, initialValues),
  );
  const { checked, ...rules } = useCheckedPayment({ initialValues, restored: draft?.values, accounts, id, isTemplate });
  const submit = usePaymentSubmit({
    ...rules,
    checked,
    id,
    replaces,
    requestId,
    isTemplate,
    templateName,
    onOvertaken: acceptNewerVersion,
  });

  const title = useTitle(isTemplate, changes?.number);
  const keptAt = useUnsavedWork(checked.isDirty && !submit.isSaved, title, {
    page: 'miPmtUahNew',
    parameters: navigation.parameters,
    content: (): PaymentDraft => ({ documentId: id, version, values: checked.present() }),
  });

  useAfterSaving(submit.isSaved, () => navigation.open('miPmtJournal'));

  // The first empty field.
  useFirstFocus(() => {
    if (changes || draft) return;
    const { creditIban, receiverName, amount } = initialValues;
    if (creditIban + receiverName === '') checked.focus('receiverName');
    else if (amount === '') checked.focus('amount');
  });

  const refusal = useRefusedOriginal(draft ? null : refused, checked.showBankProblems);

  const taxes = useTaxes(checked, changes === null);
  const rare = useRareParts({ checked, bankDay: session.bankDay, isTemplate });
  return (
    <DocumentFormPage
      page="miPmtUahNew"
      title={title}
      savedAt={keptAt}
      checked={checked}
      head={
        <PageActions
          canTakeTemplate={!changes && !isTemplate}
          isTemplate={isTemplate}
          onFill={checked.fill}
          onSaveTemplate={submit.nameTemplate}
          onPurposeCode={rare.openPurposeCode}
          onTaxes={taxes.open}
        />
      }
      changedSince={isChangedSince && t('form.changedSince')}
      refusedBefore={refusal || (hasRefusedPayment && t('form.warnings.refusedBefore'))}
      links={checked.wasChecked ? getProblemLinks(checked.problems, (name) => t(`form.fields.${name}`)) : []}
      onFocus={checked.focus}
      above={taxes.button}
      beside={taxes.panel}
      foot={rare.foot}
      summary={(problems) => (
        <PaymentSummary
          checked={checked}
          id={id}
          accounts={accounts}
          isTemplate={isTemplate}
          problems={problems}
          isBusy={submit.isBusy}
          onSave={submit.ask}
        />
      )}
      unsaved={{ kind: 'payment', ...submit.unsaved }}
      keys={{ save: submit.save, ask: submit.ask }}
      dialogs={
        <>
          {submit.dialogs}
          {taxes.dialog}
        </>
      }
    >
      <ReceiverBlock key={taxes.choices} checked={checked} />
      {!isTemplate && canBeInstant(checked.values) && <CallBack checked={checked} id={id} />}
      <AmountBlock checked={checked} />
      {requestId === null && canBeInstant(checked.values) && <InstantChoice checked={checked} />}
      <PurposeBlock checked={checked} id={id} isKindShown={rare.isKindShown} />
      <DocumentBlock checked={checked} accounts={accounts} bankDay={session.bankDay} isTemplate={isTemplate} />
      {rare.blocks}
    </DocumentFormPage>
  );
}

const CallBack = onDemand('miPmtUahNew/callBack', async () => (await import('./CallBack')).CallBack);

const InstantChoice = onDemand(
  'miPmtUahNew/instant',
  async () => (await import('./InstantChoice')).InstantChoice,
  // Reserves the height of the choice: what is below must not move when its code has loaded.
  <div className={styles['instant']} />,
);

function useTitle(isTemplate: boolean, changedNumber: string | undefined): string {
  const { t } = useTexts();
  if (isTemplate) return t('form.templateTitle');
  return changedNumber === undefined ? t('form.title') : t('form.changeTitle', { number: changedNumber });
}
