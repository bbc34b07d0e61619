import type { ReactNode } from 'react';
import { SignatureSteps } from '@ncb/shared-kernel/blocks/history';
import { CopiedUetr, Facts, useBankName } from '@ncb/shared-kernel/blocks/payment-sheet';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatRate } from '@ncb/shared-kernel/domain/money';
import { ActionObject, PAGE_OF_DOCUMENT, PAYROLL, Side, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { CategoryChoice } from './CategoryChoice';
import { Explanation } from './Explanation';
import type { ListedOperation } from './listed-operations';
import { getDocumentNumber } from './OperationCells';
import { getOperationPage } from './operation-commands';
import { SignedMoney } from './SignedMoney';
import styles from './statement.module.css';
import { usePurpose } from './use-purpose';
import { useTransferName } from './use-transfer-name';

interface OperationPanelProps {
  row: ListedOperation;
  companyName: string;
  companyCode: string;
}

export function OperationPanel({ row, companyName, companyCode }: OperationPanelProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const getPurpose = usePurpose();
  const { document, account, sum, side, currency, isRevaluation } = row;
  const us: Party = { name: companyName, code: companyCode, iban: account.iban, about: t('statement.ourAccount') };
  const bank = useBankName(document.correspondentAccount);
  const them: Party = {
    name: document.correspondentName || document.correspondent,
    code: document.correspondentCode,
    iban: document.correspondentAccount,
    about: bank || document.correspondentBankCode,
  };
  const isDebit = side === Side.debit;
  const [payer, receiver] = isDebit ? [us, them] : [them, us];
  return (
    <div data-field="operation">
      <p className="ncb-details-sum">
        <SignedMoney amount={sum} side={side} currency={currency} isShown />
      </p>
      <p>
        {[
          `${t('statement.numberSign')}\u00a0${getDocumentNumber(row)}`,
          t(isDebit ? 'statement.out' : 'statement.in'),
          t('statement.executedOn', { date: formatDay(document.operationDate) }),
        ].join(' · ')}
      </p>
      <Explanation row={row} />
      {!isRevaluation && (
        <>
          <PartyBox title={t('statement.payer')} party={payer} field="payer" />
          <PartyBox title={t('statement.receiver')} party={receiver} field="receiver" />
        </>
      )}
      <h3>{t('statement.purpose')}</h3>
      <p data-field="purpose">{getPurpose(document)}</p>
      <h3>{t('statement.timeAndBalance')}</h3>
      <Times row={row} />
      <h3>{t('statement.columns.category')}</h3>
      <CategoryChoice row={row} />
      <Signatures row={row} />
    </div>
  );
}

interface Party {
  readonly name: string;
  readonly code: string;
  readonly iban: string;
  readonly about: ReactNode;
}

function PartyBox({ title, party, field }: { title: string; party: Party; field: string }) {
  return (
    <div className={styles['party']} data-field={field}>
      <div className="ncb-quiet">{title}</div>
      <strong>{party.name}</strong> <span className="ncb-quiet ncb-number">{party.code}</span>
      <div className="ncb-number">{formatIban(party.iban)}</div>
      <div className="ncb-quiet">{party.about}</div>
    </div>
  );
}

function Times({ row }: { row: ListedOperation }) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const { formatDay, formatMoment } = useDates();
  const { document, balance } = row;
  const getTransferName = useTransferName();
  const isForeign = document.currencyCode !== UAH.code;
  return (
    <Facts
      facts={[
        [t('statement.received'), document.received && formatMoment(document.received)],
        [t('statement.executed'), document.executed && formatMoment(document.executed)],
        [t('statement.valued'), formatDay(document.valueDate ?? document.operationDate)],
        [t('statement.reverses'), document.reverses && <span className="ncb-number">{document.reverses}</span>],
        [
          t('statement.equivalent'),
          isForeign && document.currencyAmount !== null && (
            <MoneyText amount={document.amount} currency={UAH.letters} />
          ),
        ],
        [t('statement.rate'), isForeign && document.rate !== null && formatRate(document.rate, language)],
        [
          t('statement.columns.balance'),
          balance !== null && <MoneyText amount={balance} currency={document.currencyLetters} />,
        ],
        [t('statement.documentType'), [getTransferName(document), document.documentType].filter(Boolean).join(', ')],
        [t('statement.bankNumber'), !row.isRevaluation && <span className="ncb-number">{document.id}</span>],
        ['UETR', document.uetr && <CopiedUetr uetr={document.uetr} />],
      ]}
    />
  );
}

function Signatures({ row }: { row: ListedOperation }) {
  const { t } = useTexts();
  const { documentId } = row.document;
  if (documentId === undefined || row.side !== Side.debit) return null;
  const isPayroll = getOperationPage(row) === PAGE_OF_DOCUMENT[PAYROLL];
  return (
    <>
      <h3>{t('statement.signatures')}</h3>
      <SignatureSteps
        object={isPayroll ? ActionObject.payroll : ActionObject.payment}
        id={documentId}
        isWaiting={false}
      />
    </>
  );
}
