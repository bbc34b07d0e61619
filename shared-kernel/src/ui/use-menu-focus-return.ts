import { useRef } from 'react';

/**
 * Returns the focus to the button of a closing menu, which otherwise loses it on Escape. A press elsewhere keeps the
 * focus there.
 */
export function useMenuFocusReturn() {
  const opener = useRef<HTMLButtonElement>(null);
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) return;
    const menu = document.activeElement;
    const isInMenu = menu?.closest('[role="menu"]') ?? menu === document.body;
    if (isInMenu) opener.current?.focus();
  };
  return { opener, onOpenChange };
}
