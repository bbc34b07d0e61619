import type { PageAddress } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageLink } from '../PageLink';

export interface CardLinkProps {
  to: PageAddress;
  children: string;
}

export function CardLink({ to, children }: CardLinkProps) {
  const { navigation } = useShell();
  return (
    <PageLink navigation={navigation} page={to.page} parameters={to.parameters} data-action="more">
      {children}
    </PageLink>
  );
}
