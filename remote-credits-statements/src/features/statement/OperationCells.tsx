import { memo } from 'react';
import { formatRate } from '@ncb/shared-kernel/domain/money';
import { STATEMENT_PURPOSE_CUT, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, RecordButton, RecordOpener } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { SignedMoney } from './SignedMoney';
import styles from './statement.module.css';
import { isOfThisYear, formatShortDay } from './format-short-day';

interface CellProps {
  row: ListedOperation;
}

/** Returns a document's number, or its id: the bank's own entries may have no number. */
export function getDocumentNumber({ document }: ListedOperation): string {
  return document.number || document.id;
}

export const Requisites = memo(function Requisites({
  row,
  onOpen,
}: CellProps & { onOpen: (row: ListedOperation) => void }) {
  const { t } = useTexts();
  return (
    <>
      {row.isRevaluation ? (
        <span className="ncb-cut">{t('statement.revaluation')}</span>
      ) : (
        <RecordButton onPress={() => onOpen(row)} data-action="view">
          {`${t('statement.numberSign')}\u00a0${getDocumentNumber(row)}`}
        </RecordButton>
      )}
      <div className="ncb-second-line">
        <When row={row} />
      </div>
    </>
  );
});

/** Date and time of an operation (in another year the full date) with the bank's document type. */
export const When = memo(function When({ row }: CellProps) {
  const { t } = useTexts();
  const { session } = useSteadyShell();
  const { executed, operationDate, documentType, isReversal = false } = row.document;
  const time = isOfThisYear(operationDate, session.bankDay) && executed?.slice(11, 16);
  const when = [formatShortDay(operationDate, session.bankDay), time].filter(Boolean).join(' ');
  return (
    <span className="ncb-quiet ncb-number ncb-cut" title={t('statement.type', { type: documentType })}>
      {[when, documentType, isReversal && t('statement.reversal')].filter(Boolean).join(' · ')}
    </span>
  );
});

/**
 * Cuts a text; tooltip and panel show it whole. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
function cut(text: string): string {
  const letters = [...text];
  return letters.length > STATEMENT_PURPOSE_CUT ? `${letters.slice(0, STATEMENT_PURPOSE_CUT).join('')}…` : text;
}

export const Counterparty = memo(function Counterparty({ row }: CellProps) {
  const { t } = useTexts();
  const { correspondentName, correspondent } = row.document;
  const name = correspondentName || correspondent || t('statement.noParty');
  return (
    <RecordOpener
      id={row.id}
      label={t('statement.toggle', { number: getDocumentNumber(row) })}
      className="ncb-cut"
      title={name}
    >
      {name}
    </RecordOpener>
  );
});

export const Purpose = memo(function Purpose({ row }: CellProps) {
  const { purpose } = row.document;
  return (
    <span className="ncb-quiet ncb-cut" title={purpose} data-field="pay_purp">
      {cut(purpose)}
    </span>
  );
});

export const CategoryTag = memo(function CategoryTag({ row }: CellProps) {
  const { t } = useTexts();
  return (
    <span className={styles['category']} title={t(`statement.reasons.${row.reason}`)} data-category={row.category}>
      {t(`statement.categories.${row.category}`)}
    </span>
  );
});

/** Signed amount; for a currency account with hryvnias and rate below it. */
export const Amount = memo(function Amount({ row, isCurrencyShown }: CellProps & { isCurrencyShown: boolean }) {
  const { language } = useSteadyShell();
  const { document, sum, side, currency } = row;
  const isForeign = document.currencyCode !== UAH.code;
  return (
    <>
      <SignedMoney amount={sum} side={side} currency={currency} isShown={isCurrencyShown || isForeign} />
      {isForeign && (
        <div className="ncb-quiet ncb-number ncb-second-line">
          {document.currencyAmount !== null && <MoneyText amount={document.amount} currency={UAH.letters} />}
          {document.currencyAmount !== null && document.rate !== null && ' · '}
          {document.rate !== null && formatRate(document.rate, language)}
        </div>
      )}
    </>
  );
});
