/**
 * Everything that is seen after sign-in: frame, menu, remotes, signing. One lazy chunk, so that sign-in costs none of it.
 */
export function loadWorkingArea() {
  loadWorkStyles();
  return import(/* webpackChunkName: "work" */ '../frame/WorkingArea');
}

/** Address of the stylesheet of the components that sign-in does not show, from the page's head. */
function workStyles(): string | undefined {
  return headOf('ncb-work-styles');
}

/** Addresses of all that the working area is made of, its styles among them. */
export function workFiles(): readonly string[] {
  const scripts = headOf('ncb-work-scripts')?.split(' ') ?? [];
  return [workStyles() ?? '', ...scripts].filter((address) => address !== '');
}

/** Addresses of the scripts of the page "today". */
export function todayFiles(): readonly string[] {
  return (headOf('ncb-today-scripts') ?? '').split(' ').filter((address) => address !== '');
}

/** What the build has written into the page's head. */
function headOf(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

function loadWorkStyles(): void {
  const address = workStyles();
  if (!address || document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
