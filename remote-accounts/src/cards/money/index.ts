import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { loadMoney, type MoneyContent } from './load-money';
import { MoneyBody, MoneyMore } from './MoneyBody';

export const card: RemoteCard<MoneyContent> = { load: loadMoney, Body: MoneyBody, More: MoneyMore, texts: cardTexts };
