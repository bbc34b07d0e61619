import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

export interface FactsProps {
  facts: readonly Fact[];
}

/** What is known of a payment, a label and a value each; what is empty has no line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="ncb-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
