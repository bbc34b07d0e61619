/**
 * Everything that is seen after sign-in: frame, menu, remotes, signing. One lazy chunk, so that sign-in costs none of it.
 */
export function loadWorkingArea() {
  loadWorkStyles();
  return import(/* webpackChunkName: "work" */ '../frame/WorkingArea');
}

/** The stylesheet of the components that sign-in does not show; its address is in the page's head. */
function loadWorkStyles(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="ncb-work-styles"]')?.content;
  if (!address || document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
