/** Returns the container of popups: beside the control, where screen readers find them. */
export function getBarPopupContainer(control: HTMLElement): HTMLElement {
  return control.parentElement ?? document.body;
}
