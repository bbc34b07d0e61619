import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  /** One sentence: what the page is about. */
  about?: ReactNode;
  /** Views of the page to choose among, a `ListChoice`. */
  views?: ReactNode;
  /** The page's main actions. */
  children?: ReactNode;
}

/** The head of every page: title, what it is about, main action at the right. */
export function PageHeader({ title, about, views, children }: PageHeaderProps) {
  return (
    <header className="ncb-page-head">
      <div>
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {views}
      {children}
    </header>
  );
}
