/** The list of keys comes when somebody asks for it. */
export async function loadShortcutsDialog() {
  const { ShortcutsDialog } = await import('./ShortcutsDialog');
  return ShortcutsDialog;
}
