import { Grid } from 'antd';
import type { ReactNode } from 'react';
import { AnswerRefresh, AnswerStates, ListViewsContext, PageHeader, type AnswerStatesProps } from '../../ui';
import { SearchProblem } from './SearchProblem';
import type { AskedSearch } from './use-search-page';

export interface SearchPageProps<Search extends object, Answer> {
  asked: AskedSearch<Search>;
  title: string;
  /** One sentence: what is asked for. */
  about?: ReactNode;
  /** Views of what was found, a `ListChoice`: there once something was; with them the content is a `RecordList`. */
  views?: ReactNode;
  /** What was asked of the bank; null where the content asks by itself. */
  answer: AnswerStatesProps<Answer>['answer'] | null;
  /** Between head and content: the tags of the search, what is open over the page. */
  above?: ReactNode;
  /** What was found. */
  children: ReactNode;
}

/** A page with a search: its head, what was found or what is wrong with the search, and the dialog when it is asked for. */
export function SearchPage<Search extends object, Answer>(props: SearchPageProps<Search, Answer>) {
  const { asked, title, about, views, answer, above, children } = props;
  const { page, model, search, open, problem, onMore, dialog } = asked;
  const { md: isWide = true } = Grid.useBreakpoint();
  const found = answer?.isSuccess && !problem ? views : null;
  const refresh = answer && <AnswerRefresh answer={answer} />;
  // A phone shows the search first: its bar has the title, and a line of views alone would part the two.
  const isBelow = !isWide && Boolean(found);
  return (
    <div className="ncb-page" data-page={page}>
      <PageHeader title={title} about={about} views={isBelow ? null : found}>
        {!isBelow && refresh}
      </PageHeader>
      {above}
      {problem ? (
        <SearchProblem problem={problem} onSearch={onMore} />
      ) : answer ? (
        <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
          <ListViewsContext
            value={
              isBelow ? (
                <>
                  {found}
                  {refresh}
                </>
              ) : null
            }
          >
            {children}
          </ListViewsContext>
        </AnswerStates>
      ) : (
        children
      )}
      {dialog.Shown && (
        <dialog.Shown
          model={model}
          search={search}
          onSearch={(wanted) => {
            dialog.hide();
            open(wanted);
          }}
          onClose={dialog.hide}
        />
      )}
    </div>
  );
}
