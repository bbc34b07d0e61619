import { useCode } from '../../queries';
import { ListChoice } from '../../ui';
import type { SavedViewsProps } from './SavedViews';
import { useSavedList } from './use-saved-list';

/** Views of a list, and of the user's saved searches once their code is loaded: a page's limit has no room for it. */
export function SearchViews<View extends string, Search extends object, Answer>(
  props: SavedViewsProps<View, Search, Answer>,
) {
  const saved = useSavedList(props.model.table);
  const code = useCode('search/views', async () => (await import('./SavedViews')).SavedViews, saved.length > 0);
  return code.data ? <code.data {...props} /> : <ListChoice {...props} />;
}
