import type { Account } from '@ncb/shared-kernel/api/contract';
import { useCancelLostQuestion } from '@ncb/shared-kernel/blocks/document-form';
import type { Problem } from '@ncb/shared-kernel/domain';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useConfirmedSave, useOnDemand, type CheckedForm } from '@ncb/shared-kernel/ui';
import { toDraft, type PaymentValues } from '../../features/payment';
import { hasWarnings, usePaymentWarnings } from '../../features/receiver';
import { useSavePayment, type PaymentToStore } from './use-save-payment';

interface PaymentSubmitOptions extends PaymentToStore {
  checked: CheckedForm<PaymentValues>;
  isTemplate: boolean;
  templateName: string | null;
  checkTemplate: () => readonly Problem[];
  getDebitAccount: (values: PaymentValues) => Account | null;
}

/** Saves a payment, or a template under a name, after the questions that `dialogs` ask. */
export function usePaymentSubmit(options: PaymentSubmitOptions) {
  const { checked, isTemplate, templateName, checkTemplate, getDebitAccount, ...stored } = options;
  const { navigation } = useShell();
  const confirming = useOnDemand(loadConfirm);
  const naming = useOnDemand(loadSaveTemplate);
  const save = useSavePayment(stored);
  const findWarnings = usePaymentWarnings();
  const submit = useConfirmedSave({
    checked,
    save,
    replaces: stored.replaces,
    async findWarnings(values) {
      const [warnings] = await Promise.all([findWarnings(toDraft(values), stored.id), confirming.show()]);
      return warnings;
    },
    hasWarnings,
    isShownOnPage: true,
  });
  useCancelLostQuestion(submit, confirming);

  /** A template gets number, dates and funds when it is used. */
  const nameTemplate = () => {
    if (checkTemplate().every(({ field }) => field === 'name')) void naming.show();
    else checked.checkAll();
  };
  const begin = (saveDocument: () => Promise<void>) => {
    if (submit.pending) void submit.confirm();
    else if (isTemplate) nameTemplate();
    else void saveDocument();
  };
  return {
    isSaved: save.isSaved,
    isBusy: submit.isBusy,
    unsaved: submit.unsaved,
    nameTemplate,
    /** Saves at once unless there are warnings: Ctrl+S. */
    save: () => begin(submit.save),
    /** Saves after a confirmation: button and Ctrl+Enter. */
    ask: () => begin(submit.ask),
    dialogs: (
      <>
        {submit.pending && confirming.Component && (
          <confirming.Component
            pendingSave={submit.pending}
            account={getDebitAccount(submit.pending.values)}
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
    ),
  };
}

async function loadConfirm() {
  const { ConfirmSave } = await import('./ConfirmSave');
  return ConfirmSave;
}

async function loadSaveTemplate() {
  const { SaveTemplate } = await import('./SaveTemplate');
  return SaveTemplate;
}
