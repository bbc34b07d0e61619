/** Neutral mark, to be replaced by the bank's logo. */
export function Logo() {
  return (
    <span className="ncb-logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--ncb-primary)" />
        <path d="M8 22V10l8 8 8-8v12" fill="none" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      </svg>
      <span className="ncb-logo-name">NCB</span>
    </span>
  );
}
