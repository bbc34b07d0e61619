import { Alert, Flex, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { checkUahTemplate } from '@ncb/shared-kernel/domain/rules';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { FormSection, PageHeader, useAskedSave, useCheckedForm, useOnDemand } from '@ncb/shared-kernel/ui';
import { correspondentBehind } from '@ncb/shared-kernel/blocks/choice';
import { useCorrespondents } from '@ncb/shared-kernel/queries';
import { FillFromButton, valuesFound } from '../../features/fill-from';
import { PaymentParties } from '../../features/payment/PaymentParties';
import {
  checkPayment,
  readDraft,
  templateContentOf,
  toDraft,
  type PaymentDraft,
  type PaymentValues,
  UAH_TEMPLATES,
} from '../../features/payment';
import { hasWarnings } from '../../features/receiver/payment-warnings';
import { usePaymentWarnings } from '../../features/receiver/use-payment-warnings';
import { TemplateChoice } from '@ncb/shared-kernel/blocks/templates';
import { AmountBlock } from './AmountBlock';
import { ConfirmSave } from './ConfirmSave';
import { DocumentBlock } from './DocumentBlock';
import { FormToolbar } from './FormToolbar';
import { PayerBlock } from './PayerBlock';
import type { PaymentToFill } from './payment-source';
import { PurposeBlock } from './PurposeBlock';
import { ReceiverBlock } from './ReceiverBlock';
import { useSavePayment } from './use-save-payment';
import { useShortcuts } from './use-shortcuts';
import { useTexts } from '../../texts';

export interface UahPaymentFormProps extends Omit<PaymentToFill, 'kind'> {
  /** What was being typed when an earlier session ended. */
  restored: RestoredDraft | null;
  /** Accounts that a hryvnia payment may be made from. */
  accounts: readonly Account[];
}

/** The form of a hryvnia payment: who pays, whom, how much, what for. Source: spec 2 §2 */
export function UahPaymentForm(props: UahPaymentFormProps) {
  const { changes, initialValues, requestId, hasRefusedPayment, isTemplate, templateName, restored, accounts } = props;
  const { session, navigation, notify } = useShell();
  const { t, common } = useTexts();
  const id = changes?.id ?? null;
  const save = useSavePayment({ id, requestId });
  const correspondents = useCorrespondents().data?.rows ?? [];

  const [draft] = useState(() => restored && readDraft(restored.content, changes, initialValues));
  // What is typed is a change of the version that the form was opened with, whatever is stored meanwhile.
  const [version] = useState(draft ? draft.version : (changes?.version ?? null));
  const naming = useOnDemand(loadSaveTemplate);
  const shortcuts = useOnDemand(loadShortcuts);

  const accountOf = ({ debitAccountId }: PaymentValues) =>
    accounts.find((account) => account.id === debitAccountId) ?? null;
  const contextOf = (values: PaymentValues) => ({
    bankDay: session.bankDay,
    debitAccount: accountOf(values),
    receiverMaximum: correspondentBehind(correspondents, toDraft(values))?.maximum ?? null,
  });
  const checked = useCheckedForm<PaymentValues>({
    initialValues,
    ...(draft && { restored: draft.values }),
    check: (values) => checkPayment(values, contextOf(values)),
  });
  const findWarnings = usePaymentWarnings();
  const submit = useAskedSave({
    checked,
    save,
    findWarnings: (values) => findWarnings(toDraft(values), id),
    hasWarnings,
  });

  const title = isTemplate
    ? t('form.templateTitle')
    : changes
      ? t('form.changeTitle', { number: changes.number })
      : t('form.title');
  useUnsavedWork(checked.isDirty && !save.isSaved, title, {
    page: 'miPmtUahNew',
    parameters: navigation.parameters,
    content: (): PaymentDraft => ({ documentId: id, version, values: checked.present() }),
  });

  // In an effect and not after the call: by then the unsaved work of this page has been released.
  const goOn = useEffectEvent(() => navigation.open('miPmtJournal'));
  useEffect(() => {
    if (save.isSaved) goOn();
  }, [save.isSaved]);

  /** Number, dates and funds are of the day on which a template is used; all else must be right now. */
  const nameTemplate = () => {
    const values = checked.present();
    const name = toDraft(values).receiverName;
    const problems = checkUahTemplate(name, toDraft(values), contextOf(values));
    if (problems.every(({ field }) => field === 'template_name')) {
      void naming.show();
      return;
    }
    checked.checkAll();
    notify('warning', common('forms.correct'));
  };

  const onKeyDown = useShortcuts({
    // The dialog's key events come here too, through React's tree.
    save: () => void (submit.asked ? submit.confirm() : isTemplate ? nameTemplate() : submit.save()),
    ask: () => void (submit.asked ? submit.confirm() : isTemplate ? nameTemplate() : submit.ask()),
    showShortcuts: () => void shortcuts.show(),
  });

  return (
    <div className="ncb-page" data-page="miPmtUahNew" onKeyDown={onKeyDown}>
      <PageHeader title={title} about={t('form.about')}>
        <Flex gap="small" wrap>
          <FillFromButton onFill={(found) => checked.fill(valuesFound(found))} />
          {!changes && !isTemplate && <TemplateChoice kind={UAH_TEMPLATES} />}
        </Flex>
      </PageHeader>
      {draft && draft.version !== (changes?.version ?? null) && (
        <Alert type="warning" showIcon title={t('form.changedSince')} data-notice="warning" />
      )}
      {hasRefusedPayment && (
        <Alert type="warning" showIcon title={t('form.warnings.refusedBefore')} data-warning="refusedBefore" />
      )}
      {/* Without a form element: Enter in a field must never send money. */}
      <Form {...checked.formProps} component={false}>
        {!isTemplate && <DocumentBlock checked={checked} bankDay={session.bankDay} />}
        <PayerBlock checked={checked} accounts={accounts} />
        <ReceiverBlock checked={checked} id={id} />
        <AmountBlock checked={checked} />
        <PurposeBlock checked={checked} />
        <FormSection title={t('form.sections.parties')}>
          <PaymentParties checked={checked} />
        </FormSection>
        <FormToolbar
          isTemplate={isTemplate}
          isBusy={submit.isBusy}
          onSave={() => void submit.ask()}
          onSaveTemplate={nameTemplate}
          onShortcuts={() => void shortcuts.show()}
        />
      </Form>
      {submit.asked && (
        <ConfirmSave
          asked={submit.asked}
          account={accountOf(submit.asked.values)}
          isBusy={save.isBusy}
          onConfirm={() => void submit.confirm()}
          onCancel={submit.cancel}
        />
      )}
      {naming.Shown && (
        <naming.Shown
          content={templateContentOf(toDraft(checked.present()))}
          name={templateName}
          onSaved={() => {
            if (isTemplate) navigation.back();
          }}
          onClose={naming.hide}
        />
      )}
      {shortcuts.Shown && <shortcuts.Shown onClose={shortcuts.hide} />}
    </div>
  );
}

async function loadSaveTemplate() {
  const { SaveTemplateDialog } = await import('@ncb/shared-kernel/blocks/templates');
  return SaveTemplateDialog;
}

async function loadShortcuts() {
  const { ShortcutsDialog } = await import('./ShortcutsDialog');
  return ShortcutsDialog;
}
