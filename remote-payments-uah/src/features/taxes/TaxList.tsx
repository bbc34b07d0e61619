import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import type { StructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { getRates } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { Tag } from 'antd';
import type { PaymentValues } from '../payment';
import { useTexts } from '../../texts';
import type { OwnTax, TaxTerm } from './list-own-taxes';
import styles from './taxes.module.css';

export interface TaxListProps {
  taxes: readonly OwnTax[];
  /** Account of the receiver in the form. */
  creditIban: string;
  onChoose: (values: Partial<PaymentValues>) => void;
}

/** Taxes of the company; a press fills in the receiver, the code and the information, never the sum. */
export function TaxList({ taxes, creditIban, onChoose }: TaxListProps) {
  const { t } = useTexts();
  const { session, language } = useShell();
  const { formatDayAndMonth } = useDates();
  const rates = getRates(session.bankDay);
  return (
    <ul className={styles['list']}>
      {taxes.map((own) => {
        const { payment, tax, name, term } = own;
        const percent = tax === 'social' || tax === 'personalIncome' || tax === 'military' ? rates?.[tax] : undefined;
        return (
          <li key={payment.id}>
            <button
              type="button"
              onClick={() => onChoose(toValues(own))}
              aria-current={payment.receiverAccount === normaliseIban(creditIban)}
              data-action="chooseTax"
            >
              <span className={styles['tax']}>
                <span>
                  {tax ? t(`taxes.names.${tax}`) : name}
                  {percent && <span className="ncb-quiet"> {formatPercent(percent, language)}</span>}
                </span>
                <span className={styles['last']}>
                  {t('taxes.last', { date: formatDayAndMonth(payment.documentDate) })}{' '}
                  <MoneyText amount={payment.amount} />
                </span>
              </span>
              {term && <TermTag term={term} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function TermTag({ term: { state, day, isNear } }: { term: TaxTerm }) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  if (state !== 'due') {
    return <Tag className={state === 'paid' ? 'ncb-tag-good' : 'ncb-tag-working'}>{t(`taxes.${state}`)}</Tag>;
  }
  return (
    <Tag {...(isNear && { className: 'ncb-tag-waiting' })}>{t('taxes.due', { date: formatDayAndMonth(day) })}</Tag>
  );
}

function toValues({ payment, purpose }: OwnTax): Partial<PaymentValues> {
  return {
    receiverName: payment.receiverName,
    creditIban: payment.receiverAccount,
    receiverCode: payment.receiverCode,
    receiverIsResident: true,
    receiverHasCode: true,
    saveReceiver: false,
    catalogueName: '',
    structuredPurpose: withoutSums(purpose),
    storedPurposeText: '',
  };
}

function withoutSums(purpose: StructuredPurpose): StructuredPurpose {
  if (purpose.kind !== 'singleAccount') return purpose;
  return { ...purpose, taxLines: purpose.taxLines.map((line) => ({ ...line, amount: '' })) };
}
