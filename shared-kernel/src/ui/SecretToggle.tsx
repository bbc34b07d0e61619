export interface SecretToggleProps {
  label: string;
  isShown: boolean;
  onToggle: () => void;
  className?: string | undefined;
}

/** Button that shows or hides a typed secret. A native button: signing in must not wait for antd to load. */
export function SecretToggle({ label, isShown, onToggle, className }: SecretToggleProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={isShown}
      onClick={onToggle}
      data-action="showSecret"
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
        {isShown && <path d="M4 20 20 4" stroke="currentColor" strokeWidth="1.8" />}
      </svg>
    </button>
  );
}
