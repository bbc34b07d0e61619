import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FormDraft, RestoredDraft, ShellServices, SteadyServices } from './services';

/**
 * One context object for shell and remotes: this module is shared at run time as a singleton (tooling, federation
 * sharing); a copy bundled into a remote would be a different context and always empty.
 */
const ShellContext = createContext<ShellServices | null>(null);

/** Beside it: all services change with every address, and hundreds of cells need the language alone. */
const SteadyContext = createContext<SteadyServices | null>(null);

/** For the shell, and for tests that play the shell. */
export function ShellServicesProvider({ value, children }: { value: ShellServices; children?: ReactNode }) {
  return (
    <ShellContext value={value}>
      <SteadyContext value={useSteady(value)}>{children}</SteadyContext>
    </ShellContext>
  );
}

/** The same object as long as nothing but the address changes. */
function useSteady({ navigation, ...services }: ShellServices): SteadyServices {
  const { open, href, isServed, entry, exit } = navigation;
  const parts = [...Object.values(services), open, href, isServed, entry, exit];
  const given = { parts, steady: { ...services, navigation: { open, href, isServed, ...(entry && { entry }), exit } } };
  const [kept, keep] = useState(given);
  if (parts.every((part, place) => part === kept.parts[place])) return kept.steady;
  keep(given);
  return given.steady;
}

/** The shell's services, inside a page. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell outside a page of the shell');
  return services;
}

/**
 * The shell's services without the address, inside a page. Whoever asks for these alone is not drawn anew when the address
 * changes: a list of ten thousand rows is not, when a filter is pressed that stands in the address.
 */
export function useSteadyShell(): SteadyServices {
  const services = useContext(SteadyContext);
  if (!services) throw new Error('useSteadyShell outside a page of the shell');
  return services;
}

/**
 * While `isDirty`, leaving the page asks first and names `title`; with a `draft` the content is kept at the bank, so that
 * the end of the session loses nothing.
 * @returns when the bank last kept it, ms since 1970; null as long as it has not
 */
export function useUnsavedWork(isDirty: boolean, title: string, draft?: FormDraft): number | null {
  const { holdUnsavedWork } = useSteadyShell();
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
  const { restoredDraft } = useSteadyShell();
  const [draft] = useState(() => restoredDraft(page));
  return draft;
}
