import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useMemo, useState } from 'react';
import type { Account, Contract } from '@ncb/shared-kernel/api/contract';
import {
  DocumentFormPage,
  useAfterSaving,
  useConfirmedFigures,
  useFirstFocus,
  useCancelLostQuestion,
  useOpenedVersion,
  useRefusedOriginal,
} from '@ncb/shared-kernel/blocks/document-form';
import { readFormDraft, type SavedForm } from '@ncb/shared-kernel/blocks/drafts';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkCurrencyRequest, getCurrencyRequestWarnings, toBackingContract } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, PAGE_OF_DOCUMENT, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useConfirmedSave, useCheckedForm, useOnDemand } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { isShares } from '../basis';
import { AccountsBlock } from './AccountsBlock';
import { AmountBlock } from './AmountBlock';
import { getBankRate } from './get-bank-rate';
import { getPosition, getProblemLinks } from './problem-links';
import { RateBlock } from './RateBlock';
import type { RequestToFill } from './build-request-source';
import { collectFigures } from './request-figures';
import { toDraft, type RequestValues } from './request-values';
import styles from './request.module.css';
import { RequestBasis } from './RequestBasis';
import { RequestFolds } from './RequestFolds';
import { RequestSummary } from './RequestSummary';
import { computeHryvniasToPay, useRequestMoney } from './use-request-money';
import { useSaveRequest } from './use-save-request';

export interface RequestFormProps extends Omit<RequestToFill, 'kind'> {
  type: RequestType;
  restored: RestoredDraft | null;
  accounts: readonly Account[];
  contracts: readonly Contract[];
}

/** Form of a request. Source: docs/requirements/currency-payroll-credits-statements.md#requests. */
export function RequestForm(props: RequestFormProps) {
  const { type, changes, initialValues, hasRefusedPayment, refused, payments, restored, accounts, contracts } = props;
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const { bankDay } = session;
  const id = changes?.id ?? null;
  const confirming = useOnDemand(loadConfirm);
  const offering = useOnDemand(loadOffer);

  const { draft, version, replaces, isChangedSince, acceptNewerVersion } = useOpenedVersion(
    changes,
    () => restored && readFormDraft(restored.content, { changes, initial: initialValues, parts: PARTS }),
  );
  const [credited, setCredited] = useState<string | null>(null);
  const context = useRulesContext(accounts, contracts, credited);
  const checked = useCheckedForm<RequestValues>({
    initialValues,
    ...(draft && { restored: draft.values }),
    check: (values) =>
      checkCurrencyRequest(toDraft(type, values), context(values)).toSorted(
        (a, b) => getPosition(a.field) - getPosition(b.field),
      ),
  });
  const money = useRequestMoney(type, checked.values);
  const total = money.isFeeKnown ? (money.estimate?.total ?? null) : null;
  if (total !== credited) setCredited(total);
  const { amount, currencyCode, targetCurrencyCode, debitAccountId } = checked.values;
  const {
    figures,
    changes: changedFigures,
    takeBankFigures,
    freezeWhile,
  } = useConfirmedFigures(
    collectFigures(type, money),
    [amount, currencyCode, targetCurrencyCode, debitAccountId].join(),
  );
  const save = useSaveRequest(
    type,
    { id, replaces, onOvertaken: acceptNewerVersion, confirmed: figures, onFiguresChanged: takeBankFigures },
    accounts,
  );
  const submit = useConfirmedSave<RequestValues, readonly Problem[]>({
    checked,
    save,
    replaces,
    async findWarnings(values) {
      await confirming.show();
      return getCurrencyRequestWarnings(toDraft(type, values), context(values), money.byBank?.needed ?? null);
    },
    hasWarnings: (warnings) => warnings.length > 0,
    isShownOnPage: true,
  });
  freezeWhile(submit.pending !== null);
  useCancelLostQuestion(submit, confirming);

  const title = changes
    ? t(`request.changeTitle.${type}`, { number: changes.number })
    : t(`request.title.${type}`, { number: checked.values.number });
  const keptAt = useUnsavedWork(checked.isDirty && !save.isSaved, title, {
    page: PAGE_OF_DOCUMENT[type],
    parameters: navigation.parameters,
    content: (): SavedForm<RequestValues> => ({ documentId: id, version, values: checked.present() }),
  });

  const isPaidFor = type !== DocumentType.buyRequest || payments.length > 0;
  useAfterSaving(save.isSaved && save.savedId !== null, () => {
    if (isPaidFor) navigation.open('miPmtJournal');
    else void offering.show();
  });

  useFirstFocus(() => {
    if (!changes && !draft && initialValues.amount === '') checked.focus('amount');
  });

  const refusal = useRefusedOriginal(draft ? null : refused, checked.showBankProblems);

  const press = async (begin: () => Promise<void>) => {
    // The form behind the offer is stored already.
    if (!save.isSaved) await (submit.pending ? submit.confirm() : begin());
  };
  const { rates, comparison } = money;
  return (
    <DocumentFormPage
      page={PAGE_OF_DOCUMENT[type]}
      className={styles['page']}
      title={title}
      savedAt={keptAt}
      about={t(`request.about.${type}`)}
      checked={checked}
      head={(showShortcuts) => <FormMenu onShortcuts={showShortcuts} />}
      changedSince={isChangedSince && t('request.changedSince')}
      refusedBefore={refusal || (hasRefusedPayment && t('request.refusedPayment'))}
      links={checked.wasChecked ? getProblemLinks(checked.problems, (name) => t(`request.fields.${name}`)) : []}
      onFocus={checked.focus}
      summary={(problems) => (
        <RequestSummary
          checked={checked}
          type={type}
          money={money}
          accounts={accounts}
          problems={problems}
          isBusy={submit.isBusy}
          onSave={() => void submit.ask()}
        />
      )}
      unsaved={{ kind: 'request', ...submit.unsaved }}
      keys={{ save: () => void press(submit.save), ask: () => void press(submit.ask) }}
      dialogs={
        <>
          {submit.pending && !save.isSaved && confirming.Component && (
            <confirming.Component
              type={type}
              pendingSave={submit.pending}
              money={money}
              figures={figures}
              changedFigures={changedFigures}
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
      }
    >
      <AmountBlock checked={checked} type={type} accounts={accounts} bankDay={bankDay} />
      <AccountsBlock checked={checked} type={type} accounts={accounts} />
      <RateBlock
        checked={checked}
        type={type}
        bankRate={rates && getBankRate(rates)}
        units={rates?.currency.units ?? '1'}
        percent={comparison?.percent ?? null}
        verdict={comparison?.verdict ?? null}
        isMet={comparison?.isMet ?? false}
      />
      <RequestBasis checked={checked} type={type} contracts={contracts} />
      <RequestFolds checked={checked} settings={money.settings} bankDay={bankDay} />
    </DocumentFormPage>
  );
}

const PARTS = { contracts: isShares } as const;

function useRulesContext(accounts: readonly Account[], contracts: readonly Contract[], credited: string | null) {
  const { session } = useShell();
  const accountOf = (id: string) => accounts.find((account) => account.id === id) ?? null;
  const backing = useMemo(() => contracts.map(toBackingContract), [contracts]);
  return ({ debitAccountId, restAccountId, creditAccountId }: RequestValues) => ({
    bankDay: session.bankDay,
    contracts: backing,
    debitAccount: accountOf(debitAccountId),
    restAccount: accountOf(restAccountId),
    creditAccount: accountOf(creditAccountId),
    ...(credited !== null && { credited }),
  });
}

function FormMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const items = [
    {
      key: 'shortcuts',
      label: <span data-action="shortcuts">{t('request.shortcuts')}</span>,
      extra: '?',
      onClick: onShortcuts,
    },
    { key: 'back', label: <span data-action="back">{common('common.back')}</span>, onClick: () => navigation.back() },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" icon={<MoreOutlined />} aria-label={common('common.more')} data-action="more" />
    </Dropdown>
  );
}

async function loadConfirm() {
  const { ConfirmRequest } = await import('./ConfirmRequest');
  return ConfirmRequest;
}

async function loadOffer() {
  const { FundingOffer } = await import('./FundingOffer');
  return FundingOffer;
}
