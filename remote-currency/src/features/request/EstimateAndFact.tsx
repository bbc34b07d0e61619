import type { CurrencyRequest } from '@ncb/shared-kernel/api/contract';
import { formatRate } from '@ncb/shared-kernel/domain/money';
import { getRateSide } from '@ncb/shared-kernel/domain/rules';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { useRate } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts';
import { getResultLetters } from './get-result-letters';
import styles from './request.module.css';
import { computeStoredEstimate } from './compute-stored-estimate';

interface EstimateAndFactProps {
  request: CurrencyRequest;
}

/** Table of the estimate at saving beside the actual deal. */
export function EstimateAndFact({ request }: EstimateAndFactProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { type, deal, fee } = request;
  const units = useRate(request.currencyCode, getRateSide(type)).data?.units;
  const estimate = units === undefined ? null : computeStoredEstimate(request, units);
  const resultLetters = getResultLetters(type, request.targetCurrencyCode);
  const sum = (amount: string | null | undefined, letters: string) =>
    amount === null || amount === undefined ? null : <MoneyText amount={amount} currency={letters} />;
  const rate = (value: string | undefined) =>
    value === undefined ? null : <span className="ncb-number">{formatRate(value, language)}</span>;
  const rows: readonly (readonly [name: string, label: string, expected: ReactNode, real: ReactNode])[] = [
    ['rate', t('request.fact.rate'), rate(estimate?.rate), rate(deal?.rate)],
    ['sum', t(`request.dealSum.${type}`), sum(estimate?.sum, resultLetters), sum(deal?.sum, resultLetters)],
    [
      'fee',
      t('request.fee.short'),
      sum(estimate?.fee, fee?.sumLetters ?? resultLetters),
      deal ? sum(deal.fee, deal.feeLetters) : null,
    ],
    ...(type === DocumentType.buyRequest
      ? ([
          ['rest', t('request.fact.rest'), sum(estimate?.rest, resultLetters), sum(deal?.rest, resultLetters)],
        ] as const)
      : []),
  ];
  return (
    <section className={styles['sheet']} aria-labelledby="request-fact">
      <h2 id="request-fact">{t('request.fact.title')}</h2>
      <table className={styles['fact']}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('request.fact.expected')}</th>
            <th scope="col">{t('request.fact.real')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, label, expected, real]) => (
            <tr key={name} data-field={`fact_${name}`}>
              <th scope="row">{label}</th>
              <td>{expected ?? '–'}</td>
              <td>{real ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
