import type { ReactNode } from 'react';
import type { PageAddress } from '../../domain/vocabulary';
import { useShell, type PageParameters } from '@ncb/shared-kernel/remote-contract';
import { PageLink } from '../PageLink';

export interface CardRowProps {
  id: string;
  name: string;
  about?: ReactNode;
  to?: PageAddress | { readonly page: string; readonly parameters: PageParameters };
  end?: ReactNode;
  endAbout?: ReactNode;
}

export function CardRow({ id, name, about, to, end, endAbout }: CardRowProps) {
  const { navigation } = useShell();
  return (
    <li className="ncb-row" data-row={id}>
      <div>
        {to ? (
          <PageLink
            navigation={navigation}
            page={to.page}
            parameters={to.parameters}
            className="ncb-row-name"
            data-action="open"
          >
            {name}
          </PageLink>
        ) : (
          <span className="ncb-row-name" title={name}>
            {name}
          </span>
        )}
        {about && <span className="ncb-row-about">{about}</span>}
      </div>
      <div className="ncb-row-end">
        {end}
        {endAbout && <span className="ncb-row-about">{endAbout}</span>}
      </div>
    </li>
  );
}

export function CardRows({ children }: { children: ReactNode }) {
  return <ul className="ncb-rows">{children}</ul>;
}
