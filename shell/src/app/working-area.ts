/** Loads the working area as one lazy chunk, so that sign-in does not pay for it. */
export function loadWorkingArea() {
  loadWorkStyles();
  return import(/* webpackChunkName: "work" */ '../frame/WorkingArea');
}

function workStyles(): string | undefined {
  return headOf('ncb-work-styles');
}

export function workFiles(): readonly string[] {
  const scripts = headOf('ncb-work-scripts')?.split(' ') ?? [];
  return [workStyles() ?? '', ...scripts].filter((address) => address !== '');
}

export function todayFiles(): readonly string[] {
  return (headOf('ncb-today-scripts') ?? '').split(' ').filter((address) => address !== '');
}

/** Reads a `<meta>` that the build writes into the page's head. */
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
