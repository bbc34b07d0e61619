import { Checkbox, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useDates } from '@ncb/shared-kernel/ui';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatMoney } from '@ncb/shared-kernel/domain/money';
import type { RequisitesInText } from '@ncb/shared-kernel/domain/requisites';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CodeTerms } from './CodeTerms';
import { computeVatAmount, type Offer, type OfferedField } from './requisite-offers';
import { useTexts } from '../../texts';
import styles from './fill-from.module.css';

interface FoundListProps {
  found: RequisitesInText;
  offers: readonly Offer[];
  unticked: ReadonlySet<OfferedField>;
  onToggle: (field: OfferedField) => void;
  iban: string | null;
  onIban: (iban: string) => void;
}

export function FoundList({ found, offers, unticked, onToggle, iban, onIban }: FoundListProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const money = (amount: string) => formatMoney(amount, UAH.letters, language);
  const { invoice } = found;
  const hasChoice = found.ibans.length > 1;

  const vat = () => {
    if (!found.isVatIncluded) return t('fillFrom.vat.none');
    const amount = computeVatAmount(found);
    return amount === null
      ? t('fillFrom.vat.included')
      : t('fillFrom.vat.rated', { rate: found.vatRate, amount: money(amount) });
  };
  const shown = ({ field, part }: Offer): ReactNode => {
    if (field === 'vat') return vat();
    if (field === 'amount') return money(part.amount ?? '');
    // The choice below shows the account.
    if (field === 'acnt_co') return hasChoice ? null : formatIban(part.creditIban ?? '');
    return part.receiverCode ?? part.receiverName ?? part.purpose;
  };
  return (
    <section className={styles['found']} aria-label={t('fillFrom.found')}>
      <h2>{t('fillFrom.found')}</h2>
      {invoice && (
        <p className="ncb-quiet" data-field="foundInvoice">
          {invoice.date
            ? t('fillFrom.invoiceOf', { number: invoice.number, date: formatDay(invoice.date) })
            : t('fillFrom.invoice', { number: invoice.number })}
        </p>
      )}
      <ul className={styles['offers']}>
        {offers.map((offer) => (
          <li key={offer.field} className={styles['offer']}>
            <Checkbox
              checked={!unticked.has(offer.field)}
              onChange={() => onToggle(offer.field)}
              data-field={`found-${offer.field}`}
            >
              <span className="ncb-quiet">{t(`fillFrom.fields.${offer.field}`)}: </span>
              <span className="ncb-breakable">{shown(offer)}</span>
            </Checkbox>
            {offer.field === 'acnt_co' && hasChoice && (
              <Radio.Group
                vertical
                aria-label={t('fillFrom.whichIban')}
                value={iban ?? found.ibans[0]}
                onChange={({ target }) => onIban(target.value as string)}
                options={found.ibans.map((each) => ({ value: each, label: formatIban(each) }))}
                data-field="foundIbans"
              />
            )}
          </li>
        ))}
      </ul>
      <CodeTerms found={found} />
    </section>
  );
}
