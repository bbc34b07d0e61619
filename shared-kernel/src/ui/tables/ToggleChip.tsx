export interface ToggleChipProps {
  /** What is switched, in full words. */
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  /** The same in few words. */
  children: string;
  'data-field': string;
}

/** What narrows a list down by yes or no. */
export function ToggleChip({ label, isOn, onToggle, children, ...address }: ToggleChipProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      className={isOn ? 'ncb-chip ncb-chip-toggle ncb-chip-chosen' : 'ncb-chip ncb-chip-toggle'}
      onClick={() => onToggle(!isOn)}
      {...address}
    >
      <span className="ncb-cut">{children}</span>
    </button>
  );
}
