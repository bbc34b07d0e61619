import type { ReactNode } from 'react';

export interface CardFigureProps {
  children: ReactNode;
  about?: string;
  sums?: ReactNode;
  action?: ReactNode;
}

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
