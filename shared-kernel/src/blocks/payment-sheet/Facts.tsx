import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
}

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
