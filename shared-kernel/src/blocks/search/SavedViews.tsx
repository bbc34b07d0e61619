import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome } from '../../api/client';
import { answerQuery } from '../../queries';
import { ListChoice, type ListChoiceProps } from '../../ui';
import type { SearchModel } from './search-model';
import { useSavedList } from './use-saved-list';

/** Saved searches with a button on the page line; the others are in the menu of saved searches. */
const BUTTONS_MAX = 5;
/** Time on a button after which its search is counted; a pointer that only crosses it asks nothing. */
const PREVIEW_MS = 300;

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
 * A count stands at searches whose answer the list already has, and at the one on which pointer or focus rest: to count
 * each would be to run each search.
 */
export function SavedViews<View extends string, Search extends object, Answer>(
  props: SavedViewsProps<View, Search, Answer>,
) {
  const { lists, shown, onChoose, model, search, onSearch, counter, label } = props;
  const saved = useSavedList(model.table);
  const cache = useQueryClient();
  const { name: previewed, preview } = usePreview();
  const views = useMemo(
    () =>
      saved.slice(0, BUTTONS_MAX).map(({ name: title, parameters }, index) => {
        return { name: `saved-${index}`, title, search: model.read(parameters) };
      }),
    [saved, model],
  );
  const queries = useMemo(
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
  );
  const counts = useQueries({ queries });
  /** Undefined too after an action that may have changed it. */
  const getCount = (index: number) => {
    const query = queries[index];
    return query && !cache.getQueryState(query.queryKey)?.isInvalidated ? counts[index]?.data : undefined;
  };
  const current = JSON.stringify(model.write(search));
  const buttons = views.map((view, index) => ({
    ...view,
    count: getCount(index),
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
      onPreview={preview}
    />
  );
}

/** Returns the name of the button on which pointer or focus rest; '' before the first. */
function usePreview() {
  const [name, setName] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const preview = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setName(next), PREVIEW_MS);
  };
  return { name, preview };
}
