import { createContext, useContext, useEffect } from 'react';
import type { ShellServices } from './services';

/**
 * One context object for shell and remotes: this module is shared at run time as a singleton (tooling, federation
 * sharing); a copy bundled into a remote would be a different context and always empty.
 */
const ShellContext = createContext<ShellServices | null>(null);

/** For the shell, and for tests that play the shell. */
export const ShellServicesProvider = ShellContext.Provider;

/** The shell's services, inside a page. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell outside a page of the shell');
  return services;
}

/** While `isDirty`, leaving the page asks first and names `title`. */
export function useUnsavedWork(isDirty: boolean, title: string): void {
  const { holdUnsavedWork } = useShell();
  useEffect(() => (isDirty ? holdUnsavedWork(title) : undefined), [isDirty, title, holdUnsavedWork]);
}
