import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { KeysBody, KeysMore } from './KeysBody';
import { loadKeys, type EndingAccess } from './load-keys';

export const card: RemoteCard<readonly EndingAccess[]> = {
  load: loadKeys,
  Body: KeysBody,
  More: KeysMore,
  texts: cardTexts,
};
