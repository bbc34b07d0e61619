export interface ListChoiceProps<Name extends string> {
  label: string;
  lists: readonly ListToChoose<Name>[];
  shown: Name;
  onChoose: (name: Name) => void;
}

export interface ListToChoose<Name extends string> {
  readonly name: Name;
  readonly title: string;
  /** How many it holds. */
  readonly count?: number;
  /** The name of what it narrows the list down by, on the wire. */
  readonly field?: string;
}

/** Which of a page's lists is shown. No tabs: on a phone antd hides those without room in a menu that axe refuses. */
export function ListChoice<Name extends string>({ label, lists, shown, onChoose }: ListChoiceProps<Name>) {
  return (
    <nav aria-label={label} className="ncb-view-tabs">
      {lists.map(({ name, title, count, field }) => (
        <button
          key={name}
          type="button"
          className="ncb-view-tab"
          aria-current={name === shown ? 'page' : undefined}
          aria-label={count === undefined ? undefined : `${title} (${count})`}
          onClick={() => onChoose(name)}
          data-action={`list-${name}`}
          data-field={field}
        >
          {title}
          {count !== undefined && <span className="ncb-view-count">{count}</span>}
        </button>
      ))}
    </nav>
  );
}
