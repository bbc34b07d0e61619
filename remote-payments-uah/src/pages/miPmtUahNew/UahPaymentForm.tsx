import { Alert, Button, Flex, Form } from 'antd';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account, Payment } from '@ncb/shared-kernel/api/contract';
import { checkUahPayment } from '@ncb/shared-kernel/domain/rules';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { PageHeader, useCheckedForm } from '@ncb/shared-kernel/ui';
import { AmountBlock } from './AmountBlock';
import { DocumentBlock } from './DocumentBlock';
import { PayerBlock } from './PayerBlock';
import { readDraft, type PaymentDraft } from '../../features/payment';
import { toDraft, type PaymentValues } from '../../features/payment';
import { PurposeBlock } from './PurposeBlock';
import { ReceiverBlock } from './ReceiverBlock';
import { useSavePayment } from './use-save-payment';

export interface UahPaymentFormProps {
  /** The stored payment whose requisites are changed; null for a new one. */
  changes: Payment | null;
  initialValues: PaymentValues;
  /** What was being typed when an earlier session ended. */
  restored: RestoredDraft | null;
  /** Accounts that a hryvnia payment may be made from. */
  accounts: readonly Account[];
}

/** The form of a hryvnia payment: who pays, whom, how much, what for. */
export function UahPaymentForm({ changes, initialValues, restored, accounts }: UahPaymentFormProps) {
  const { session, navigation, notify } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const save = useSavePayment(changes?.id ?? null);

  const [draft] = useState(() => restored && readDraft(restored.content, changes, initialValues));
  // What is typed is a change of the version that the form was opened with, whatever is stored meanwhile.
  const [version] = useState(draft ? draft.version : (changes?.version ?? null));

  const checked = useCheckedForm<PaymentValues>({
    initialValues,
    ...(draft && { restored: draft.values }),
    check: (values) => {
      const debitAccount = accounts.find(({ id }) => id === values.debitAccountId) ?? null;
      return checkUahPayment(toDraft(values), { bankDay: session.bankDay, debitAccount });
    },
    // There is no block for the structured purpose yet; its absence is told under the account that needs it.
    shownUnder: { rmtStrd: 'acnt_co' },
  });

  const title = changes ? t('form.changeTitle', { number: changes.number }) : t('form.title');
  useUnsavedWork(checked.isDirty && !save.isSaved, title, {
    page: 'miPmtUahNew',
    parameters: navigation.parameters,
    content: (): PaymentDraft => ({ documentId: changes?.id ?? null, version, values: checked.present() }),
  });

  // In an effect and not after the call: by then the unsaved work of this page has been released.
  const goOn = useEffectEvent(() => navigation.open('miPmtJournal'));
  useEffect(() => {
    if (save.isSaved) goOn();
  }, [save.isSaved]);

  const submit = async () => {
    if (save.isBusy) return;
    if (!checked.checkAll()) {
      notify('warning', t('form.correct'));
      return;
    }
    const problems = await save.run(toDraft(checked.present()));
    if (problems.length > 0) checked.showBankProblems(problems);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') {
      event.preventDefault();
      void submit();
    }
  };

  return (
    <div className="ncb-page" data-page="miPmtUahNew" onKeyDown={onKeyDown}>
      <PageHeader title={title} about={t('form.about')} />
      {draft && draft.version !== (changes?.version ?? null) && (
        <Alert type="warning" showIcon title={t('form.changedSince')} data-notice="warning" />
      )}
      {/* Without a form element: Enter in a field must never send money. */}
      <Form {...checked.formProps} component={false}>
        <div className="ncb-fields ncb-sheet">
          <DocumentBlock checked={checked} bankDay={session.bankDay} />
          <PayerBlock checked={checked} accounts={accounts} />
          <ReceiverBlock checked={checked} />
          <AmountBlock checked={checked} />
          <PurposeBlock checked={checked} />
        </div>
        <Flex gap="small" wrap>
          <Button
            type="primary"
            size="large"
            loading={save.isBusy}
            onClick={() => void submit()}
            title="Ctrl+S"
            data-action="save"
          >
            {t('common.save', { ns: 'kernel' })}
          </Button>
          <Button size="large" onClick={() => navigation.back()} data-action="back">
            {t('common.back', { ns: 'kernel' })}
          </Button>
        </Flex>
      </Form>
    </div>
  );
}
