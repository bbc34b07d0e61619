import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTexts } from '../languages';
import { getCardIcon } from './get-card-icon';

interface CardFrameProps {
  title: string;
  icon: string;
  span: number;
  rows: number;
  hasLead: boolean;
  isLoading: boolean;
  part: string;
  more?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}

/** Frame of constant height, also while loading or failed. */
export function CardFrame(props: CardFrameProps) {
  const { title, icon, span, rows, hasLead, isLoading, part, more, foot, children } = props;
  const id = useId();
  return (
    <section
      className="ncb-today-card"
      aria-labelledby={id}
      aria-busy={isLoading}
      data-card={part}
      data-span={span}
      data-rows={rows}
      data-lead={hasLead}
    >
      <header className="ncb-today-card-head">
        <span aria-hidden>{getCardIcon(icon)}</span>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <div className="ncb-today-card-body">{isLoading ? <GreyRows rows={rows} hasLead={hasLead} /> : children}</div>
      <footer className="ncb-today-card-foot">{foot}</footer>
    </section>
  );
}

function GreyRows({ rows, hasLead }: { rows: number; hasLead: boolean }) {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('today.loading')}>
      {hasLead && <div className="ncb-today-grey-lead" />}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ncb-today-grey" />
      ))}
    </div>
  );
}
