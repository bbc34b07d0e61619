import type { ReactNode } from 'react';
import { formatIban } from '../../domain/identifiers';
import { useTexts } from './texts';
import type ua from './locales/ua.json';

export type NamedFact = readonly [name: keyof (typeof ua)['facts'], value: ReactNode];

export function FactRows({ facts }: { facts: readonly NamedFact[] }) {
  const { t } = useTexts();
  return (
    <dl className="ncb-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd data-field={name}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export function Account({ number }: { number: string }) {
  return <span className="ncb-number">{formatIban(number)}</span>;
}
