export interface ToggleChipProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: string;
  'data-field': string;
}

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
