import { Grid } from 'antd';
import type { ReactNode } from 'react';
import { AnswerRefresh, ListViewsContext, PageHeader, type AnswerRefreshProps } from '../../ui';
import { SearchProblem } from './SearchProblem';
import type { SearchPageState } from './use-search-page';

export interface SearchPageProps<Search extends object> {
  searchState: SearchPageState<Search>;
  title: string;
  about?: ReactNode;
  /** `ListChoice` with views of the result; requires a `RecordList` as content. */
  views?: ReactNode;
  /** Query of the result, whose states the content shows; null if the content has its own. */
  answer: AnswerRefreshProps['answer'] | null;
  /** Plain buttons of the page line. */
  actions?: ReactNode;
  /** Chip of the period, on a phone beside the views. */
  period?: ReactNode;
  above?: ReactNode;
  children: ReactNode;
}

export function SearchPage<Search extends object>(props: SearchPageProps<Search>) {
  const { searchState, title, about, views, answer, actions, period, above, children } = props;
  const { page, model, search, open, problem, onMore, dialog } = searchState;
  const { md: isWide = true } = Grid.useBreakpoint();
  const found = answer && !problem ? views : null;
  const refresh = answer && <AnswerRefresh answer={answer} />;
  // On a phone the list header with search comes first and holds the views.
  const isBelow = !isWide && Boolean(found);
  return (
    <div className="ncb-page" data-page={page}>
      <PageHeader title={title} about={about} views={isBelow ? null : found}>
        {!isBelow && actions}
        {!isBelow && refresh}
      </PageHeader>
      {above}
      {problem && <SearchProblem problem={problem} onSearch={onMore} />}
      {!problem && (
        <ListViewsContext
          value={
            isBelow ? (
              <>
                {period}
                {found}
                {actions}
                {refresh}
              </>
            ) : null
          }
        >
          {children}
        </ListViewsContext>
      )}
      {dialog.Component && (
        <dialog.Component
          model={model}
          search={search}
          onSearch={(newSearch) => {
            dialog.hide();
            open(newSearch);
          }}
          onClose={dialog.hide}
        />
      )}
    </div>
  );
}
