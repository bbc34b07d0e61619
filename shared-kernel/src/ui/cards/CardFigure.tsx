import type { ReactNode } from 'react';

export interface CardFigureProps {
  /** What it comes to. */
  children: ReactNode;
  /** What is in it, where another page shows another sum of the same. */
  about?: string;
  /** The same in its parts. */
  sums?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** The figure at the head of a card of the page "today". */
export function CardFigure({ children, about, sums, action }: CardFigureProps) {
  return (
    <div className="ncb-figure">
      <div>
        <p className="ncb-figure-sum">{children}</p>
        {about && <p className="ncb-figure-sums">{about}</p>}
        {sums && <p className="ncb-figure-sums">{sums}</p>}
      </div>
      {action}
    </div>
  );
}
