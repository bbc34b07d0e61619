/** Nonce of the content security policy, from the page's own scripts. */
export const styleNonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/**
 * Adds the nonce to created style elements: antd's scroll lock and scroll bar probe omit it, and the policy would drop
 * their styles.
 */
export function addNonceToStyles(): void {
  const create: (name: string, options?: ElementCreationOptions) => HTMLElement = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = styleNonce;
    return element;
  };
}
