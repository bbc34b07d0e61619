import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FormDraft, RestoredDraft, ShellServices, SteadyServices } from './services';

/**
 * Context of shell and remotes. A singleton at run time (tooling, federation sharing): a copy bundled into a remote
 * would be another, always empty context.
 */
const ShellContext = createContext<ShellServices | null>(null);

/** Separate context without the address, for hundreds of cells that need only the language. */
const SteadyContext = createContext<SteadyServices | null>(null);

export function ShellServicesProvider({ value, children }: { value: ShellServices; children?: ReactNode }) {
  return (
    <ShellContext value={value}>
      <SteadyContext value={useSteady(value)}>{children}</SteadyContext>
    </ShellContext>
  );
}

function useSteady({ navigation, ...services }: ShellServices): SteadyServices {
  const { open, href, isServed, entry, exit } = navigation;
  const parts = [...Object.values(services), open, href, isServed, entry, exit];
  const next = { parts, steady: { ...services, navigation: { open, href, isServed, ...(entry && { entry }), exit } } };
  const [stable, setStable] = useState(next);
  if (parts.every((part, place) => part === stable.parts[place])) return stable.steady;
  setStable(next);
  return next.steady;
}

export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell outside a page of the shell');
  return services;
}

/**
 * Returns the shell's services without the address: a list of 10,000 rows does not re-render when a filter changes the
 * address.
 */
export function useSteadyShell(): SteadyServices {
  const services = useContext(SteadyContext);
  if (!services) throw new Error('useSteadyShell outside a page of the shell');
  return services;
}

/**
 * Asks before leaving the page while `isDirty`, naming `title`; the bank stores the `draft`, so that the end of the
 * session loses nothing.
 * @returns when the bank last stored it, ms since 1970; null if not yet
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
    const initialDraft = latest.current;
    // Reads the latest draft: the content is requested later, when this effect's own draft is outdated.
    const content = () => (latest.current ?? initialDraft)?.content();
    return holdUnsavedWork(title, initialDraft && { ...initialDraft, content, onKept: () => setKeptAt(Date.now()) });
  }, [isDirty, title, holdUnsavedWork]);
  return isDirty ? keptAt : null;
}

/** Returns the draft that the page starts with, null for none; stable while the page is shown. */
export function useRestoredDraft(page: string): RestoredDraft | null {
  const { restoredDraft } = useSteadyShell();
  const [draft] = useState(() => restoredDraft(page));
  return draft;
}
