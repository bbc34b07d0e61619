import type { MouseEvent, ReactNode } from 'react';
import type { Navigation, PageParameters } from '@ncb/shared-kernel/remote-contract';

export interface PageLinkProps {
  /** A prop, not from the context: notices render outside the shell's page. */
  navigation: Pick<Navigation, 'open' | 'href'>;
  page: string;
  parameters?: PageParameters;
  className?: string;
  'data-action': string;
  children: ReactNode;
}

/** True for a click with a modifier key: the browser opens a new tab or window by itself. */
export function opensNewTab({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

export function PageLink({ navigation, page, parameters = {}, className = '', children, ...address }: PageLinkProps) {
  const open = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    navigation.open(page, parameters);
  };
  return (
    <a href={navigation.href(page, parameters)} onClick={open} className={`${className} ncb-link`.trim()} {...address}>
      {children}
    </a>
  );
}
