/**
 * The dialog of sign-and-pay, which nobody waits for who only types or looks. One place asks for it: two would be two parts
 * of the page with the same code, one of them without any.
 */
export async function loadPayDialog() {
  const { PayDialog } = await import('./PayDialog');
  return PayDialog;
}
