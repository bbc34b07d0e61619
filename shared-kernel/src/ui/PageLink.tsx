import type { MouseEvent, ReactNode } from 'react';
import type { Navigation, PageParameters } from '@ncb/shared-kernel/remote-contract';

export interface PageLinkProps {
  /** Given and not taken from the context: notices stand outside of the shell's page. */
  navigation: Pick<Navigation, 'open' | 'href'>;
  page: string;
  parameters?: PageParameters;
  className?: string;
  'data-action': string;
  children: ReactNode;
}

/** With a modifier key the browser opens a tab of its own, as for any link: the page has nothing to do. */
export function isOpenedBeside({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** A link to a page of the working area, which also opens in a tab of its own. */
export function PageLink({ navigation, page, parameters = {}, className = '', children, ...address }: PageLinkProps) {
  const open = (event: MouseEvent) => {
    if (isOpenedBeside(event)) return;
    event.preventDefault();
    navigation.open(page, parameters);
  };
  return (
    <a href={navigation.href(page, parameters)} onClick={open} className={`${className} ncb-link`.trim()} {...address}>
      {children}
    </a>
  );
}
