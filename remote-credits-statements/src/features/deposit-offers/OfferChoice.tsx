import { Button, Radio, Tag } from 'antd';
import { useState } from 'react';
import type { DepositOffer } from '@ncb/shared-kernel/api/contract';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { EarlyReturn } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, MoneyText } from '@ncb/shared-kernel/ui';
import styles from './offers.module.css';
import type { ComparedOffers, FittingOffer } from './compare-offers';
import { useTexts } from '../../texts';

interface OfferChoiceProps {
  offers: ComparedOffers;
  chosenId: string;
  onChoose: (id: string) => void;
}

/** Choice of fitting offers, most interest first; others are counted and explained on request. */
export function OfferChoice({ offers: { fitting, others }, chosenId, onChoose }: OfferChoiceProps) {
  const { t } = useTexts();
  return (
    <>
      <fieldset className={styles['offers']} data-field="offerId">
        <legend>{t('depositsGet.offers')}</legend>
        {fitting.map((one, index) => (
          <Offer
            key={one.offer.id}
            one={one}
            isBest={index === 0 && fitting.length > 1}
            isChosen={one.offer.id === chosenId}
            onChoose={() => onChoose(one.offer.id)}
          />
        ))}
        {fitting.length === 0 && (
          // Without an amount nothing is compared, so no offer can be called unfit.
          <EmptyView text={t(others.length === 0 ? 'depositsGet.choose' : 'depositsGet.nothingFits')} isSection />
        )}
      </fieldset>
      {others.length > 0 && <Others others={others} />}
    </>
  );
}

interface OfferProps {
  one: FittingOffer;
  isBest: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Offer({ one: { offer, result }, isBest, isChosen, onChoose }: OfferProps) {
  const { t, common } = useTexts();
  const { language } = useShell();
  return (
    <label
      className={`${styles['offer']} ${isChosen ? styles['offer-chosen'] : ''}`}
      data-row={offer.id}
      data-option={offer.name}
    >
      <Radio name="depositOffer" checked={isChosen} onChange={onChoose} aria-label={offer.name} />
      <span>
        <strong>{offer.name}</strong> {isBest && <Tag className="ncb-tag-good">{t('depositsGet.most')}</Tag>}
        <br />
        <span className="ncb-number" data-field="rate">
          {formatPercent(result.rate, language)}
        </span>
        {` · ${common(`interestPayout.${offer.payout}`)}`}
        <br />
        <small className="ncb-quiet">
          <OfferRules offer={offer} />
        </small>
      </span>
      <span className={styles['offer-sums']}>
        <span data-field="interest">
          {'+'}
          <MoneyText amount={result.interest} digitsOf={offer.currencyLetters} />
        </span>
        <strong data-field="total">
          <MoneyText amount={result.total} digitsOf={offer.currencyLetters} />
        </strong>
      </span>
    </label>
  );
}

function OfferRules({ offer }: { offer: DepositOffer }) {
  const { t } = useTexts();
  const { language } = useShell();
  const early =
    offer.early === EarlyReturn.reduced
      ? t('depositsGet.early.reduced', { rate: formatPercent(offer.earlyRate ?? '0.00', language) })
      : t(`depositsGet.early.${offer.early}`);
  const topUp = t(offer.topUpMinimum === null ? 'depositsGet.topUp.no' : 'depositsGet.topUp.yes');
  const renewal = t(offer.isRenewable ? 'depositsGet.renewal.yes' : 'depositsGet.renewal.no');
  const part = offer.withdrawRest === null ? [] : [t('depositsGet.withdraw')];
  return [topUp, ...part, early, renewal].join(' · ');
}

function Others({ others }: Pick<ComparedOffers, 'others'>) {
  const { t } = useTexts();
  const [areShown, show] = useState(false);
  return (
    <div data-field="misfits">
      <p className="ncb-quiet">
        {t('depositsGet.others', { count: others.length })}{' '}
        <Button type="link" onClick={() => show(!areShown)} aria-expanded={areShown} data-action="explainOffers">
          {t(areShown ? 'depositsGet.hide' : 'depositsGet.explain')}
        </Button>
      </p>
      {areShown && (
        <ul className={styles['others']}>
          {others.map(({ offer, why }) => (
            <li key={offer.id} data-row={offer.id}>
              <strong>{offer.name}</strong>
              {': '}
              {t(`depositsGet.misfit.${why}`)}
              {why === 'amountTooSmall' && (
                <>
                  {' '}
                  <MoneyText amount={offer.minimum} currency={offer.currencyLetters} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
