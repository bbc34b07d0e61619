import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTexts } from '../languages/texts';
import { cardIcon } from './card-icons';

export interface CardFrameProps {
  title: string;
  icon: string;
  span: number;
  rows: number;
  hasLead: boolean;
  isLoading: boolean;
  /** Its address on the screen. */
  part: string;
  /** At the right of the title. */
  more?: ReactNode;
  /** How old it is. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The frame of a card: as high while it loads, or after it failed, as with all its rows. */
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
        <span aria-hidden>{cardIcon(icon)}</span>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <div className="ncb-today-card-body">{isLoading ? <GreyRows rows={rows} hasLead={hasLead} /> : children}</div>
      <footer className="ncb-today-card-foot">{foot}</footer>
    </section>
  );
}

/** Grey lines where the rows will be. */
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
