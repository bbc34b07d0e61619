import { nativeFetch } from '../security';
import { memoizePromise } from './with-timeout';

interface ShellConfig {
  readonly signatureWidget: string;
  readonly supportPhones: readonly string[];
}

/** Loads the configuration once; a failed request is repeated. */
export const loadConfig = memoizePromise(async (): Promise<ShellConfig> => {
  const response = await nativeFetch('/ncb/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  return (await response.json()) as ShellConfig;
});
