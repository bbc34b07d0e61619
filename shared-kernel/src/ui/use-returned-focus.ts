import { useRef } from 'react';

/**
 * Gives the focus back to the button of a menu that took it: Escape closes the menu, and the focus would be nowhere.
 * Whoever has pressed something else keeps it there.
 */
export function useReturnedFocus() {
  const opener = useRef<HTMLButtonElement>(null);
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) return;
    const menu = document.activeElement;
    const isInMenu = menu?.closest('[role="menu"]') ?? menu === document.body;
    if (isInMenu) opener.current?.focus();
  };
  return { opener, onOpenChange };
}
