import { createContext, useContext, type ReactNode } from 'react';

/** What a page gives the list below it to choose its views by, on a phone; null where its own head shows them. */
export const ListViewsContext = createContext<ReactNode>(null);

/** The views of a page on a phone: between the header of the list and its rows, which they narrow down. */
export function ListViews() {
  const views = useContext(ListViewsContext);
  return views && <div className="ncb-list-views">{views}</div>;
}
