import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { KeysBody, KeysMore } from './KeysBody';
import { loadEndingAccess, type EndingAccess } from './load-ending-access';

export const card: RemoteCard<readonly EndingAccess[]> = {
  load: loadEndingAccess,
  Body: KeysBody,
  More: KeysMore,
  texts: cardTexts,
};
