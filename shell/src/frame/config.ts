import { askedOnce } from '../app/asked-once';
import { ownFetch } from '../security/own-network';

/** What the deployment tells the shell. */
export interface ShellConfig {
  /** Where the signature widget is. */
  readonly signatureWidget: string;
  /** The bank's telephone numbers for help. */
  readonly supportPhones: readonly string[];
}

/** Asked once; a failed question is asked again next time. */
export const loadConfig = askedOnce(async (): Promise<ShellConfig> => {
  const response = await ownFetch('/ncb/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  return (await response.json()) as ShellConfig;
});
