/** Loads the working area as one lazy chunk, so that sign-in does not pay for it. */
export function loadWorkingArea() {
  loadWorkStyles();
  return import(/* webpackChunkName: "work" */ '../frame');
}

function getWorkStyles(): string | undefined {
  return readMeta('ncb-work-styles');
}

export function getWorkFiles(): readonly string[] {
  const scripts = readMeta('ncb-work-scripts')?.split(' ') ?? [];
  return [getWorkStyles() ?? '', ...scripts].filter((address) => address !== '');
}

export function getTodayFiles(): readonly string[] {
  return (readMeta('ncb-today-scripts') ?? '').split(' ').filter((address) => address !== '');
}

/** Reads a `<meta>` that the build writes into the page's head. */
function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

function loadWorkStyles(): void {
  const address = getWorkStyles();
  if (!address || document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
