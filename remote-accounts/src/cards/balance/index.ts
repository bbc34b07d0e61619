import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { BalanceBody } from './BalanceBody';
import { loadBalance, type BalanceContent } from './load-balance';

export const card: RemoteCard<BalanceContent> = { load: loadBalance, Body: BalanceBody, texts: cardTexts };
