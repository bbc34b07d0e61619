import type { ReactNode } from 'react';
import { formatIban } from '../../domain/identifiers';
import { useTexts } from './texts';
import type ua from './locales/ua.json';

/** A fact under the name that the wire has for it, and what is shown. */
export type NamedFact = readonly [name: keyof (typeof ua)['facts'], value: ReactNode];

/** What is known of a document in currency; what is empty has no line. */
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

/** An account in groups of four. */
export function Account({ number }: { number: string }) {
  return <span className="ncb-number">{formatIban(number)}</span>;
}
