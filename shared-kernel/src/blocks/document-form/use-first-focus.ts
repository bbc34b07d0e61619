import { useEffect, useEffectEvent } from 'react';

/**
 * Moves the focus into a form that has just opened.
 * @param focus called once; not where somebody works above the page already, in the bar at the top or in what it opened
 */
export function useFirstFocus(focus: () => void): void {
  const begin = useEffectEvent(() => {
    const above = document.activeElement?.closest('header, [role="dialog"], .ant-dropdown') ?? null;
    if (above === null) focus();
  });
  useEffect(() => begin(), []);
}
