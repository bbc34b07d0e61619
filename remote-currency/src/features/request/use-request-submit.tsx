import type { Account, Contract } from '@ncb/shared-kernel/api/contract';
import { useAfterSaving, useCancelLostQuestion, useConfirmedFigures } from '@ncb/shared-kernel/blocks/document-form';
import type { Problem } from '@ncb/shared-kernel/domain';
import type { RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useConfirmedSave, useOnDemand, type CheckedForm, type ReplacedVersion } from '@ncb/shared-kernel/ui';
import { collectFigures } from './request-figures';
import type { RequestValues } from './request-values';
import { computeHryvniasToPay, type RequestMoney } from './use-request-money';
import { useSaveRequest } from './use-save-request';

interface RequestSubmitOptions {
  type: RequestType;
  id: string | null;
  replaces: ReplacedVersion;
  onOvertaken: (latest: number) => void;
  checked: CheckedForm<RequestValues>;
  money: RequestMoney;
  findWarnings: (values: RequestValues) => readonly Problem[];
  accounts: readonly Account[];
  contracts: readonly Contract[];
  /** True if a payment of its hryvnias is offered after saving. */
  isOffered: boolean;
}

/** Saves a request after the confirmation in `dialogs`, which then offer to pay for it. */
export function useRequestSubmit(options: RequestSubmitOptions) {
  const { type, id, replaces, onOvertaken, checked, money, findWarnings, accounts, contracts, isOffered } = options;
  const { navigation } = useShell();
  const confirming = useOnDemand(loadConfirm);
  const offering = useOnDemand(loadOffer);
  const { amount, currencyCode, targetCurrencyCode, debitAccountId } = checked.values;
  const { figures, changes, takeBankFigures, freezeWhile } = useConfirmedFigures(
    collectFigures(type, money),
    [amount, currencyCode, targetCurrencyCode, debitAccountId].join(),
  );
  const stored = { id, replaces, onOvertaken, confirmed: figures, onFiguresChanged: takeBankFigures };
  const save = useSaveRequest(type, stored, accounts);
  const submit = useConfirmedSave<RequestValues, readonly Problem[]>({
    checked,
    save,
    replaces,
    async findWarnings(values) {
      await confirming.show();
      return findWarnings(values);
    },
    hasWarnings: (warnings) => warnings.length > 0,
    isShownOnPage: true,
  });
  freezeWhile(submit.pending !== null);
  useCancelLostQuestion(submit, confirming);

  useAfterSaving(save.isSaved && save.savedId !== null, () => {
    if (isOffered) void offering.show();
    else navigation.open('miPmtJournal');
  });

  const begin = async (saveDocument: () => Promise<void>) => {
    // The form behind the offer is stored already.
    if (!save.isSaved) await (submit.pending ? submit.confirm() : saveDocument());
  };
  return {
    isSaved: save.isSaved,
    isBusy: submit.isBusy,
    unsaved: submit.unsaved,
    /** Saves at once unless there are warnings: Ctrl+S. */
    save: () => void begin(submit.save),
    /** Saves after a confirmation: button and Ctrl+Enter. */
    ask: () => void begin(submit.ask),
    dialogs: (
      <>
        {submit.pending && !save.isSaved && confirming.Component && (
          <confirming.Component
            type={type}
            pendingSave={submit.pending}
            money={money}
            figures={figures}
            changedFigures={changes}
            accounts={accounts}
            contracts={contracts}
            isBusy={save.isBusy}
            onConfirm={() => void submit.confirm()}
            onCancel={submit.cancel}
          />
        )}
        {offering.Component && save.savedId !== null && (
          <offering.Component
            id={save.savedId}
            number={checked.values.number}
            needed={save.stored?.hryvnias ?? computeHryvniasToPay(money)}
          />
        )}
      </>
    ),
  };
}

async function loadConfirm() {
  const { ConfirmRequest } = await import('./ConfirmRequest');
  return ConfirmRequest;
}

async function loadOffer() {
  const { FundingOffer } = await import('./FundingOffer');
  return FundingOffer;
}
