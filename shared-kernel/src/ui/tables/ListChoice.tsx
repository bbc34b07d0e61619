export interface ListChoiceProps<Name extends string> {
  label: string;
  lists: readonly { readonly name: Name; readonly title: string }[];
  shown: Name;
  onChoose: (name: Name) => void;
}

/** Which of a page's lists is shown. No tabs: on a phone antd hides those without room in a menu that axe refuses. */
export function ListChoice<Name extends string>({ label, lists, shown, onChoose }: ListChoiceProps<Name>) {
  return (
    <nav aria-label={label} className="ncb-view-tabs">
      {lists.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          className="ncb-view-tab"
          aria-current={name === shown ? 'page' : undefined}
          onClick={() => onChoose(name)}
          data-action={`list-${name}`}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
