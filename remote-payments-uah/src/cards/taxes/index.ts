import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { loadTaxes, type TaxesContent } from './load-taxes';
import { TaxesBody } from './TaxesBody';

export const card: RemoteCard<TaxesContent> = { load: loadTaxes, Body: TaxesBody, texts: cardTexts };
