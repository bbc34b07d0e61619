import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { KeysBody, KeysMore } from './KeysBody';
import { loadAccess, type AccessContent } from './load-access';

export const card: RemoteCard<AccessContent> = {
  load: loadAccess,
  Body: KeysBody,
  More: KeysMore,
  texts: cardTexts,
};
