/** Whoever types does not wait for the code of the list to choose from. */
export async function loadChoiceDialog() {
  const { ChoiceDialog } = await import('./ChoiceDialog');
  return ChoiceDialog;
}
