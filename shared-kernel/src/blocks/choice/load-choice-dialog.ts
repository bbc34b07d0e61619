export async function loadChoiceDialog() {
  const { ChoiceDialog } = await import('./ChoiceDialog');
  return ChoiceDialog;
}
