import { createContext, memo, useContext } from 'react';
import type { DateFormats } from '@ncb/shared-kernel/domain/dates';
import { formatRate } from '@ncb/shared-kernel/domain/money';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { STATEMENT_PURPOSE_CUT, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, RecordButton, RecordOpener, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { abbreviateIban } from './format-short-iban';
import { SignedMoney } from './SignedMoney';
import styles from './statement.module.css';
import { getFoldedDays } from './fold-revaluations';
import { isOfThisYear, formatShortDay } from './format-short-day';
import { usePurpose } from './use-purpose';

interface CellProps {
  row: ListedOperation;
}

/** True if rows stand under the headings of their days, so that they need not tell them. */
export const DayHeadingsContext = createContext(false);

/** Returns a document's number, or its id: the bank's own entries may have no number. */
export function getDocumentNumber({ document }: ListedOperation): string {
  return document.number || document.id;
}

interface RequisitesProps extends CellProps {
  onOpen: (row: ListedOperation) => void;
}

export const Requisites = memo(function Requisites({ row, onOpen }: RequisitesProps) {
  const { t } = useTexts();
  const time = useOperationTime(row);
  const { documentType, isReversal = false } = row.document;
  // The days of folded revaluations take the first line: with the type they are wider than the column.
  const facts = [!row.records && time, documentType, isReversal && t('statement.reversal')];
  return (
    <>
      {row.isRevaluation ? (
        <span className="ncb-cut ncb-number">{row.records ? time : t('statement.revaluation')}</span>
      ) : (
        <RecordButton onPress={() => onOpen(row)} data-action="view">
          {`${t('statement.numberSign')}\u00a0${getDocumentNumber(row)}`}
        </RecordButton>
      )}
      <div className="ncb-second-line">
        <span className="ncb-quiet ncb-number ncb-cut" title={t('statement.type', { type: documentType })}>
          {facts.filter(Boolean).join(' · ')}
        </span>
      </div>
    </>
  );
});

/** Returns date and time of an operation: under the heading of its day the time alone, in another year the full date. */
export function useOperationTime({ document, records }: ListedOperation): string {
  const { bankDay } = useSteadyShell().session;
  const dates = useDates();
  const { executed, operationDate } = document;
  const isDayKnown = useContext(DayHeadingsContext);
  if (records) return formatFoldedDays(records, bankDay, dates);
  const hasTime = isDayKnown || isOfThisYear(operationDate, bankDay);
  const day = isDayKnown ? '' : formatShortDay(operationDate, bankDay, dates);
  return [day, hasTime && executed?.slice(11, 16)].filter(Boolean).join(' ');
}

/** Formats the days of folded records: `01–25.11`, in another year `01–25.11.2025`. */
function formatFoldedDays(records: readonly ListedOperation[], bankDay: string, dates: DateFormats): string {
  const { start, end } = getFoldedDays(records);
  const last = formatShortDay(end, bankDay, dates);
  // `01` of `01.11`, `1` of `1 Nov`.
  return start === end ? last : `${dates.formatDayAndMonth(start).slice(0, 2).trim()}–${last}`;
}

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
  const name = row.records
    ? t('statement.folded.title', { count: row.records.length })
    : correspondentName || correspondent || t('statement.noParty');
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
  const { t } = useTexts();
  const getPurpose = usePurpose();
  const purpose = row.records ? t('statement.folded.about') : getPurpose(row.document);
  return (
    <span className="ncb-quiet ncb-cut" title={purpose} data-field="purpose">
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

interface AmountProps extends CellProps {
  isCurrencyShown: boolean;
  /** Second line; on a phone it stands elsewhere. */
  below?: 'equivalent' | 'balance';
}

/** Signed amount. */
export const Amount = memo(function Amount({ row, isCurrencyShown, below }: AmountProps) {
  const { sum, side, currency, records } = row;
  const Below = below === 'balance' ? Balance : Equivalent;
  return (
    <>
      <span className={records && `ncb-quiet ${styles['folded']}`}>
        <SignedMoney amount={sum} side={side} currency={currency} isShown={isCurrencyShown || isForeign(row)} />
      </span>
      {below && (
        <div className="ncb-second-line">
          <Below row={row} isCurrencyShown={isCurrencyShown} />
        </div>
      )}
    </>
  );
});

function isForeign({ document, records }: ListedOperation): boolean {
  return document.currencyCode !== UAH.code && !records;
}

/** Hryvnias and rate of an operation of a currency account. */
export const Equivalent = memo(function Equivalent({ row }: CellProps) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const { amount, currencyAmount, rate } = row.document;
  if (!isForeign(row)) return null;
  const rateText = rate && formatRate(rate, language);
  return (
    <span className="ncb-quiet ncb-number">
      {currencyAmount !== null && <MoneyText amount={amount} currency={UAH.letters} />}
      {currencyAmount !== null && rateText && ' · '}
      {rateText && (currencyAmount === null ? t('statement.atRate', { rate: rateText }) : rateText)}
    </span>
  );
});

/** Balance of the account after the operation; a dash where it is not known, as for folded revaluations. */
export const Balance = memo(function Balance({ row, isCurrencyShown }: AmountProps) {
  const { balance, document } = row;
  const letters = document.currencyLetters;
  return (
    <span className="ncb-quiet ncb-number">
      {balance === null ? (
        '–'
      ) : (
        <MoneyText amount={balance} digitsOf={letters} {...(isCurrencyShown && { currency: letters })} />
      )}
    </span>
  );
});

/** Account with its currency below. */
export const Account = memo(function Account({ row }: CellProps) {
  const { iban, currencyLetters } = row.account;
  return (
    <div title={`${formatIban(iban)} ${currencyLetters}`}>
      <span className="ncb-number ncb-quiet">{abbreviateIban(iban)}</span>
      <div className="ncb-quiet ncb-second-line">{currencyLetters}</div>
    </div>
  );
});
