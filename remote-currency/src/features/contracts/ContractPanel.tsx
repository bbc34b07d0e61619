import type { Contract } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { BankPart } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName, MoneyText } from '@ncb/shared-kernel/ui';
import { ContractOperations } from './ContractOperations';
import { ContractPapers } from './ContractPapers';
import { UsedBar } from './UsedBar';
import { useTexts } from '../../texts';
import styles from './contracts.module.css';

export function ContractPanel({ contract }: { contract: Contract }) {
  return (
    <div className="ncb-panel" data-field="contract">
      <ContractSums contract={contract} />
      <KindFacts contract={contract} />
      <ContractOperations contract={contract} />
      <ContractPapers contract={contract} />
      <ContractFacts contract={contract} />
    </div>
  );
}

function ContractSums({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const { amount, rest, paid, onWay, currencyLetters } = contract;
  const sums = [
    ['amount', amount],
    ['used', subtractAmounts(amount, rest)],
    ['rest', rest],
  ] as const;
  return (
    <section>
      <dl className={styles['sums']}>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt className="ncb-quiet">{t(`card.${name}`)}</dt>
            <dd data-field={`card_${name}`}>
              <MoneyText amount={sum} currency={currencyLetters} />
            </dd>
          </div>
        ))}
      </dl>
      <UsedBar {...contract} />
      <div className={`${styles['legend']} ncb-quiet`}>
        <Legend tone="bar-paid" text={t('card.paid')} amount={paid} currency={currencyLetters} />
        <Legend tone="bar-way" text={t('card.onWay')} amount={onWay} currency={currencyLetters} />
      </div>
    </section>
  );
}

interface LegendProps {
  tone: 'bar-paid' | 'bar-way';
  text: string;
  amount: string;
  currency: string;
}

function Legend({ tone, text, amount, currency }: LegendProps) {
  return (
    <span>
      <svg className={styles['key']} viewBox="0 0 8 8" aria-hidden>
        <rect className={styles[tone]} width={8} height={8} rx={2} />
      </svg>
      {`${text} `}
      <MoneyText amount={amount} digitsOf={currency} />
    </span>
  );
}

function KindFacts({ contract: { kind, goodsGroup } }: { contract: Contract }) {
  const { t } = useTexts();
  return (
    <FactList
      facts={[
        ['kind', t('fields.kind'), t(`kinds.${kind}`)],
        ['goodsGroup', t('fields.goodsGroup'), goodsGroup && t(`goods.${goodsGroup}`)],
      ]}
    />
  );
}

function ContractFacts({ contract }: { contract: Contract }) {
  const { language } = useShell();
  const { t } = useTexts();
  const { partner, partnerBank, intermediaryBank, beneficiary, beneficiaryCountry } = contract;
  const bank = ({ name, swift }: BankPart) => [name, swift].filter(Boolean).join(', ');
  const facts = [
    ['partner.name', t('fields.partner.name'), partner.name],
    ['partner.country', t('fields.partner.country'), getCountryName(partner.country, language)],
    ['partner.address', t('fields.partner.address'), partner.address],
    ['partner.code', t('fields.partner.code'), partner.code],
    ['partner.account', t('fields.partner.account'), partner.account],
    ['partnerBank', t('fields.partnerBank'), bank(partnerBank)],
    ['intermediaryBank', t('fields.intermediaryBank'), bank(intermediaryBank)],
    // The partner's country applies if there is none.
    [
      'beneficiary',
      t('fields.beneficiary'),
      beneficiary && [beneficiary, getCountryName(beneficiaryCountry, language)].filter(Boolean).join(', '),
    ],
  ] as const;
  return (
    <section>
      <h2>{t('card.partner')}</h2>
      <FactList facts={facts} />
    </section>
  );
}

/** Facts by name, with label and value; one without a value is left out. */
function FactList({ facts }: { facts: readonly (readonly [name: string, label: string, value: string])[] }) {
  return (
    <dl className="ncb-facts">
      {facts
        .filter(([, , value]) => value !== '')
        .map(([name, label, value]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-field={`fact_${name}`}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
