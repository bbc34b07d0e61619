import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { Account, Contract } from '@ncb/shared-kernel/api/contract';
import {
  DocumentFormPage,
  useFirstFocus,
  useOpenedVersion,
  useRefusedOriginal,
} from '@ncb/shared-kernel/blocks/document-form';
import { readFormDraft, type SavedForm } from '@ncb/shared-kernel/blocks/drafts';
import { DocumentType, PAGE_OF_DOCUMENT, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { isShares } from '../basis';
import { AccountsBlock } from './AccountsBlock';
import { AmountBlock } from './AmountBlock';
import { getBankRate } from './get-bank-rate';
import { getProblemLinks } from './problem-links';
import { RateBlock } from './RateBlock';
import type { RequestToFill } from './build-request-source';
import type { RequestValues } from './request-values';
import styles from './request.module.css';
import { RequestBasis } from './RequestBasis';
import { RequestFolds } from './RequestFolds';
import { RequestSummary } from './RequestSummary';
import { useCheckedRequest } from './use-checked-request';
import { useRequestSubmit } from './use-request-submit';

interface RequestFormProps extends Omit<RequestToFill, 'kind'> {
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
  const { draft, version, replaces, isChangedSince, acceptNewerVersion } = useOpenedVersion(
    changes,
    () => restored && readFormDraft(restored.content, { changes, initial: initialValues, parts: PARTS }),
  );
  const { checked, money, findWarnings } = useCheckedRequest({
    type,
    initialValues,
    accounts,
    contracts,
    restored: draft?.values,
  });
  const submit = useRequestSubmit({
    type,
    id,
    replaces,
    accounts,
    contracts,
    checked,
    money,
    findWarnings,
    onOvertaken: acceptNewerVersion,
    isOffered: type === DocumentType.buyRequest && payments.length === 0,
  });

  const title = changes
    ? t(`request.changeTitle.${type}`, { number: changes.number })
    : t(`request.title.${type}`, { number: checked.values.number });
  const keptAt = useUnsavedWork(checked.isDirty && !submit.isSaved, title, {
    page: PAGE_OF_DOCUMENT[type],
    parameters: navigation.parameters,
    content: (): SavedForm<RequestValues> => ({ documentId: id, version, values: checked.present() }),
  });

  useFirstFocus(() => {
    if (!changes && !draft && initialValues.amount === '') checked.focus('amount');
  });

  const refusal = useRefusedOriginal(draft ? null : refused, checked.showBankProblems);

  const { rates, comparison } = money;
  return (
    <DocumentFormPage
      page={PAGE_OF_DOCUMENT[type]}
      className={styles['page']}
      title={title}
      savedAt={keptAt}
      checked={checked}
      head={<FormMenu />}
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
          onSave={submit.ask}
        />
      )}
      unsaved={{ kind: 'request', ...submit.unsaved }}
      keys={{ save: submit.save, ask: submit.ask }}
      dialogs={submit.dialogs}
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

function FormMenu() {
  const { navigation } = useShell();
  const { common } = useTexts();
  const items = [
    { key: 'back', label: <span data-action="back">{common('common.back')}</span>, onClick: () => navigation.back() },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" icon={<MoreOutlined />} aria-label={common('common.more')} data-action="more" />
    </Dropdown>
  );
}
