import { useAfterSaving, useCancelLostQuestion, useConfirmedFigures } from '@ncb/shared-kernel/blocks/document-form';
import type { Problem } from '@ncb/shared-kernel/domain';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useConfirmedSave, useOnDemand, type CheckedForm, type ReplacedVersion } from '@ncb/shared-kernel/ui';
import { toDraft, type PaymentValues } from '../../features/payment';
import type { FormContext } from './payment-source';
import { getCharge, type PaymentMoney } from './use-payment-money';
import { useSavePayment } from './use-save-payment';

interface PaymentSubmitOptions {
  id: string | null;
  replaces: ReplacedVersion;
  onOvertaken: (latest: number) => void;
  checked: CheckedForm<PaymentValues>;
  money: PaymentMoney;
  context: FormContext;
  isTemplate: boolean;
  templateName: string | null;
  findProblems: () => readonly Problem[];
  findWarnings: (values: PaymentValues) => Promise<readonly Problem[]>;
  /** Called with the first wrong field before it is shown: its step may be another one. */
  onProblem: (field: string) => void;
}

/** Saves a payment after the review in `dialogs`, or a template under a name. */
export function usePaymentSubmit(options: PaymentSubmitOptions) {
  const { id, replaces, onOvertaken, checked, money, context, isTemplate, templateName } = options;
  const { findProblems, findWarnings, onProblem } = options;
  const { navigation } = useShell();
  const reviewing = useOnDemand(loadReview);
  const naming = useOnDemand(loadSaveTemplate);
  const { amount, currencyCode, debitAccountId, feePayer } = checked.values;
  const { figures, changes, takeBankFigures, freezeWhile } = useConfirmedFigures(
    { fee: getCharge(money, feePayer) },
    [amount, currencyCode, debitAccountId, feePayer].join(),
  );
  const save = useSavePayment({
    id,
    replaces,
    onOvertaken,
    confirmed: figures,
    onFiguresChanged: takeBankFigures,
  });
  const submit = useConfirmedSave<PaymentValues, readonly Problem[]>({
    checked: {
      ...checked,
      checkAll() {
        const [first] = findProblems();
        const isRight = checked.checkAll();
        if (first && !isRight) onProblem(first.field);
        return isRight;
      },
      showBankProblems(problems) {
        if (problems[0]) onProblem(problems[0].field);
        checked.showBankProblems(problems);
      },
    },
    save,
    replaces,
    async findWarnings(typed) {
      await reviewing.show();
      return findWarnings(typed);
    },
    hasWarnings: (warnings) => warnings.length > 0,
    isShownOnPage: true,
  });
  freezeWhile(submit.pending !== null);
  useCancelLostQuestion(submit, reviewing);

  useAfterSaving(save.isSaved, () => {
    if (checked.present().saveTemplate) void naming.show();
    else navigation.open('miPmtJournal');
  });
  return {
    isSaved: save.isSaved,
    isBusy: submit.isBusy,
    isAsking: submit.pending !== null,
    unsaved: submit.unsaved,
    ask: () => void submit.ask(),
    confirm: () => void submit.confirm(),
    /** A template gets number, dates and funds when it is used. */
    nameTemplate() {
      if (checked.checkAll()) void naming.show();
    },
    dialogs: (
      <>
        {submit.pending && reviewing.Component && (
          <reviewing.Component
            pendingSave={submit.pending}
            context={context}
            money={money}
            figures={figures}
            changedFigures={changes}
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
    ),
  };
}

async function loadReview() {
  const { ReviewDialog } = await import('./ReviewDialog');
  return ReviewDialog;
}

async function loadSaveTemplate() {
  const { SaveTemplate } = await import('./SaveTemplate');
  return SaveTemplate;
}
