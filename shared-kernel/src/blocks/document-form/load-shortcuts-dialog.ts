export async function loadShortcutsDialog() {
  const { ShortcutsDialog } = await import('./ShortcutsDialog');
  return ShortcutsDialog;
}
