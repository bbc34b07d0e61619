/** Loads the dialog on demand. A second `import()` of it elsewhere would create a second chunk. */
export async function loadPayDialog() {
  const { PayDialog } = await import('./PayDialog');
  return PayDialog;
}
