import type { PageAddress } from '../domain/vocabulary';
import type { Navigation } from '@ncb/shared-kernel/remote-contract';

/** Opens a page with type-checked parameters: `goTo(navigation, buildPageAddress('miPmtUahNew', { id }))`. */
export function goTo(navigation: Pick<Navigation, 'open'>, { page, parameters }: PageAddress): void {
  navigation.open(page, parameters);
}
