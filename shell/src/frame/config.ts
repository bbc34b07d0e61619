import { askedOnce } from '../app/asked-once';
import { ownFetch } from '../security/own-network';

export interface ShellConfig {
  readonly signatureWidget: string;
  readonly supportPhones: readonly string[];
}

/** Loads the configuration once; a failed request is repeated. */
export const loadConfig = askedOnce(async (): Promise<ShellConfig> => {
  const response = await ownFetch('/ncb/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  return (await response.json()) as ShellConfig;
});
