import type { PageAddress } from '../domain/vocabulary';
import type { Navigation } from '@ncb/shared-kernel/remote-contract';

/** Opens a page with parameters that the compiler has checked: `goTo(navigation, pageAddress('miPmtUahNew', { id }))`. */
export function goTo(navigation: Pick<Navigation, 'open'>, { page, parameters }: PageAddress): void {
  navigation.open(page, parameters);
}
