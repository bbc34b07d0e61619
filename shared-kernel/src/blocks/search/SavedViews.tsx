import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Outcome } from '../../api/client';
import { answerQuery } from '../../queries';
import { ListChoice, type ListChoiceProps } from '../../ui';
import type { SearchModel } from './search-model';
import { useSavedList } from './use-saved-list';

/** Saved searches with a button on the page line; the others are in the menu of saved searches. */
const BUTTONS_MAX = 5;

/** Counts what a search finds; must keep its identity between renders. */
export interface SearchCounter<Search, Answer> {
  readonly query: (search: Search) => {
    readonly key: readonly unknown[];
    readonly ask: (signal: AbortSignal) => Promise<Outcome<Answer>>;
  };
  readonly count: (answer: Answer, search: Search) => number;
}

export interface SavedViewsProps<View extends string, Search extends object, Answer> extends Omit<
  ListChoiceProps<View>,
  'onPreview'
> {
  model: SearchModel<Search>;
  search: Search;
  onSearch: (search: Search) => void;
  counter: SearchCounter<Search, Answer>;
}

/**
 * Views of a list with the user's saved searches after them: pressed once, one is searched, pressed again, nothing is.
 * Counted are those whose answer the list has asked for, and the one under the pointer or focus: a count of each would
 * be a search of each.
 */
export function SavedViews<View extends string, Search extends object, Answer>(
  props: SavedViewsProps<View, Search, Answer>,
) {
  const { lists, shown, onChoose, model, search, onSearch, counter, label } = props;
  const saved = useSavedList(model.table);
  const [previewed, setPreviewed] = useState('');
  const views = useMemo(
    () =>
      saved.slice(0, BUTTONS_MAX).map(({ name: title, parameters }, index) => {
        return { name: `saved-${index}`, title, search: model.read(parameters) };
      }),
    [saved, model],
  );
  const counts = useQueries({
    queries: useMemo(
      () =>
        views.map((view) => {
          const { key, ask } = counter.query(view.search);
          return {
            ...answerQuery(key, ask),
            enabled: view.name === previewed && model.check(view.search).length === 0,
            select: (answer: Answer) => counter.count(answer, view.search),
          };
        }),
      [views, counter, previewed, model],
    ),
  });
  const current = JSON.stringify(model.write(search));
  const buttons = views.map((view, index) => ({
    ...view,
    count: counts[index]?.data,
    isPressed: JSON.stringify(model.write(view.search)) === current,
  }));
  const choose = (name: string) => {
    const button = buttons.find((one) => one.name === name);
    const list = lists.find((one) => one.name === name);
    if (button) onSearch(button.isPressed ? model.empty : button.search);
    else if (list) onChoose(list.name);
  };
  return (
    <ListChoice<string>
      label={label}
      lists={[...lists, ...buttons]}
      shown={shown}
      onChoose={choose}
      onPreview={setPreviewed}
    />
  );
}
