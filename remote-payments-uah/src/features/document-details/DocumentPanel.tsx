import { useState } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { ActionSteps, SignatureSteps, useHistory } from '@ncb/shared-kernel/blocks/history';
import { CallBackMark, CopiedUetr, OutcomeUnknown, NameCheck } from '@ncb/shared-kernel/blocks/payment-sheet';
import { SupportingDocuments } from '@ncb/shared-kernel/blocks/attachments';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { ActionObject, DocumentType, isRequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { isOwn, isWaitingForUser } from '@ncb/shared-kernel/domain/workflow';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { ListChoice, MoneyText, translateReason, useDates } from '@ncb/shared-kernel/ui';
import { CurrencyDetails } from './CurrencyDetails';
import { listFacts, type DocumentFact } from './document-facts';
import { useTexts } from '../../texts';

interface DocumentPanelProps {
  row: JournalRow;
}

type Part = 'facts' | 'history';

export function DocumentPanel({ row }: DocumentPanelProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const [part, setPart] = useState<Part>('facts');
  const parts: readonly Part[] = isOwn(row) ? ['facts', 'history'] : ['facts'];
  return (
    <div data-field="documentDetails">
      <p className="ncb-details-sum">
        <MoneyText amount={row.amount} currency={row.currencyLetters} />
      </p>
      {row.isOutcomeUnknown && <OutcomeUnknown id={row.id} />}
      <p>{t('journal.details.from', { date: formatDay(row.documentDate), account: row.debitAccount })}</p>
      <ListChoice
        label={t('journal.details.title')}
        lists={parts.map((name) => ({ name, title: t(`journal.details.parts.${name}`) }))}
        shown={part}
        onChoose={setPart}
      />
      {part === 'facts' ? <Requisites row={row} /> : <History row={row} />}
    </div>
  );
}

function Requisites({ row }: DocumentPanelProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { session } = useShell();
  const { accounts } = useOwnAccounts();
  const isRequest = isRequestType(row.type);
  const iban = accounts.find(({ id }) => id === row.debitAccountId)?.iban;
  const facts = listFacts(
    iban ? { ...row, debitAccount: iban } : row,
    (type) => {
      if (type !== DocumentType.uahPayment) return common(`documentKind.${type}`);
      return common(row.isInstant ? 'transfers.instant' : 'transfers.ordinary');
    },
    (sentence) => translateReason(common, sentence),
    formatDay,
  );
  return (
    <>
      <dl className="ncb-facts">
        {facts.map(({ name, text, value }) => (
          <div key={name}>
            <dt>{t(`journal.facts.${name === 'receiverAccount' && isRequest ? 'acnt_credit' : text}`)}</dt>
            <dd data-field={name}>
              <Value name={name} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {row.receiverNameCheck && <NameCheck check={row.receiverNameCheck} />}
      {row.callBack && <CallBackMark record={row.callBack} />}
      {isOwn(row) && (
        <>
          <SupportingDocuments documentId={row.id} isReadOnly />
          <CurrencyDetails row={row} />
          <h3>{t('journal.details.signatures')}</h3>
          <SignatureSteps object={ActionObject.payment} id={row.id} isWaiting={isWaitingForUser(row, session)} />
        </>
      )}
    </>
  );
}

/** Facts shown in groups of four digits. */
const ACCOUNTS: readonly DocumentFact['name'][] = ['receiverAccount', 'debitAccount'];

function Value({ name, value }: Pick<DocumentFact, 'name' | 'value'>) {
  if (value === '') return '—';
  if (name === 'uetr') return <CopiedUetr uetr={value} />;
  return ACCOUNTS.includes(name) ? <span className="ncb-number">{formatIban(value)}</span> : value;
}

function History({ row }: DocumentPanelProps) {
  return <ActionSteps found={useHistory({ object: ActionObject.payment, id: row.id })} />;
}
