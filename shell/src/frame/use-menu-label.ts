import { useCallback } from 'react';
import { useTexts } from '../languages';
import type { MenuItem } from './menu-model';

/** Returns a function that names a menu item: as its remote declares it, or in the shell's own words. */
export function useMenuLabel(): (item: Pick<MenuItem, 'code' | 'label'>) => string {
  const { t } = useTexts();
  return useCallback(({ code, label }) => label ?? t(`menu.${code}` as 'menu.miAccounts'), [t]);
}
