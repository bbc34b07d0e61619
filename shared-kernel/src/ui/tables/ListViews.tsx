import { createContext, useContext, type ReactNode } from 'react';

/** Provides the page's views to its list on a phone; null where the page header shows them. */
export const ListViewsContext = createContext<ReactNode>(null);

export function ListViews() {
  const views = useContext(ListViewsContext);
  return views && <div className="ncb-list-views">{views}</div>;
}
