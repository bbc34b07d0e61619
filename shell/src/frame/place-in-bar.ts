/** For what opens below a control of the top bar: beside it, so that screen readers find it in the page's head. */
export function placeInBar(control: HTMLElement): HTMLElement {
  return control.parentElement ?? document.body;
}
