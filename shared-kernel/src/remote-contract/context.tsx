import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { FormDraft, RestoredDraft, ShellServices } from './services';

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

/**
 * While `isDirty`, leaving the page asks first and names `title`; with a `draft` the content is kept at the bank, so that
 * the end of the session loses nothing.
 * @returns when the bank last kept it, ms since 1970; null as long as it has not
 */
export function useUnsavedWork(isDirty: boolean, title: string, draft?: FormDraft): number | null {
  const { holdUnsavedWork } = useShell();
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const held = latest.current;
    // Asked for its content later, when this effect's own draft is an old one.
    const content = () => (latest.current ?? held)?.content();
    return holdUnsavedWork(title, held && { ...held, content, onKept: () => setKeptAt(Date.now()) });
  }, [isDirty, title, holdUnsavedWork]);
  return isDirty ? keptAt : null;
}

/** What the page is to go on with; null for a page that begins anew. The same as long as the page is shown. */
export function useRestoredDraft(page: string): RestoredDraft | null {
  const { restoredDraft } = useShell();
  const [draft] = useState(() => restoredDraft(page));
  return draft;
}
