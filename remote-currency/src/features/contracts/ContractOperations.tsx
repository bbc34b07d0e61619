import { Tag } from 'antd';
import type { Contract, ContractOperation } from '@ncb/shared-kernel/api/contract';
import { ContractKind, PAGE_OF_DOCUMENT, buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useContractOperations } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  EmptyView,
  AnswerFailure,
  DocumentStatusTag,
  MoneyText,
  PageLink,
  Waiting,
  useDates,
} from '@ncb/shared-kernel/ui';
import { TermTag } from './ContractCells';
import { useTexts } from '../../texts';
import styles from './contracts.module.css';

/** Title by kind: what must follow within the settlement term. */
const TERMS = { import: 'delivery', services: 'delivery', export: 'proceeds', loan: 'none' } as const;

/** Table of payments and requests with deadlines for goods or a refund. */
export function ContractOperations({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const answer = useContractOperations(contract.id);
  if (answer.isPending) return <Waiting rows={3} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  const { operations, settlementDays } = answer.data;
  return (
    <section data-field="operations">
      <h2>{t(`operations.title.${TERMS[contract.kind]}`, { count: settlementDays })}</h2>
      {operations.length === 0 ? (
        <EmptyView text={t('operations.none')} isSection />
      ) : (
        <>
          <table className={styles['operations']}>
            <thead>
              <tr>
                <th scope="col">{t('operations.document')}</th>
                <th scope="col" className={styles['amount']}>
                  {t('operations.amount', { currency: contract.currencyLetters })}
                </th>
                <th scope="col">{t('operations.term')}</th>
              </tr>
            </thead>
            <tbody>
              {operations.map((operation) => (
                <OperationRow key={operation.id} operation={operation} currency={contract.currencyLetters} />
              ))}
            </tbody>
          </table>
          {contract.kind !== ContractKind.loan && <p className="ncb-quiet">{t('operations.ownView')}</p>}
        </>
      )}
    </section>
  );
}

function OperationRow({ operation, currency }: { operation: ContractOperation; currency: string }) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { id, type, number, day, amount, status } = operation;
  const page = PAGE_OF_DOCUMENT[type];
  const name = t('operations.number', { number });
  return (
    <tr data-row={id}>
      <td>
        {navigation.isServed(page) ? (
          <PageLink
            navigation={navigation}
            {...buildPageAddress(page, { id, mode: 'view' })}
            data-action="openDocument"
          >
            {name}
          </PageLink>
        ) : (
          name
        )}{' '}
        <span className="ncb-number">{formatDay(day)}</span>
        <div className="ncb-quiet">{common(`documentKind.${type}`)}</div>
      </td>
      <td className={styles['amount']}>{amount === null ? '–' : <MoneyText amount={amount} digitsOf={currency} />}</td>
      <td>
        <Term operation={operation} currency={currency} fallback={<DocumentStatusTag status={status} />} />
      </td>
    </tr>
  );
}

interface TermProps {
  operation: ContractOperation;
  currency: string;
  fallback: React.ReactNode;
}

/** Deadline of a followed payment; otherwise the status. */
function Term({ operation, currency, fallback }: TermProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { amount, settleBy, open, settledKind, settledNumber, settledDate } = operation;
  if (settleBy === null || open === null) return fallback;
  if (settledKind !== null) {
    return (
      <>
        <Tag className="ncb-tag-good">{t('term.settled')}</Tag>
        <div className="ncb-quiet">
          {`${common(`contractPaper.${settledKind}`)} ${settledNumber} `}
          <span className="ncb-number">{settledDate && formatDay(settledDate)}</span>
        </div>
      </>
    );
  }
  return (
    <>
      <TermTag settleBy={settleBy} />
      <div className="ncb-quiet ncb-number">{t('term.until', { date: formatDay(settleBy) })}</div>
      {open !== amount && (
        <div className="ncb-quiet">
          {`${t('term.open')} `}
          <MoneyText amount={open} digitsOf={currency} />
        </div>
      )}
    </>
  );
}
