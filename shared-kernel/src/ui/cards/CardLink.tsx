import type { PageAddress } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageLink } from '../PageLink';

export interface CardLinkProps {
  to: PageAddress;
  children: string;
}

/** Beside the title of a card: the page that has all of it. */
export function CardLink({ to, children }: CardLinkProps) {
  const { navigation } = useShell();
  return (
    <PageLink navigation={navigation} page={to.page} parameters={to.parameters} data-action="more">
      {children}
    </PageLink>
  );
}
