/** The nonce of this page's content security policy; the server writes it onto the page's own scripts. */
export const styleNonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/**
 * Gives the nonce to every style element that a script makes. antd passes it to most of its own; its scroll lock and
 * scroll bar probe forget it, and the policy would drop their styles.
 */
export function giveStylesTheNonce(): void {
  const create: (name: string, options?: ElementCreationOptions) => HTMLElement = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = styleNonce;
    return element;
  };
}
