import { useEffect, useEffectEvent } from 'react';

/**
 * Moves the focus into a form that has just opened.
 * @param focus called once; skipped if the user already works in the header, a dialog or a menu
 */
export function useFirstFocus(focus: () => void): void {
  const focusOnce = useEffectEvent(() => {
    const above = document.activeElement?.closest('header, [role="dialog"], .ant-dropdown') ?? null;
    if (above === null) focus();
  });
  useEffect(() => focusOnce(), []);
}
