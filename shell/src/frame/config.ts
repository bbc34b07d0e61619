/** What the deployment tells the shell: where the signature widget is. */
export interface ShellConfig {
  readonly signatureWidget: string;
}

let config: Promise<ShellConfig> | null = null;

/** Asked once; a failed question is asked again next time. */
export function loadConfig(): Promise<ShellConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = null;
    throw error;
  });
  return config;
}

async function fetchConfig(): Promise<ShellConfig> {
  const response = await fetch('/ncb/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  return (await response.json()) as ShellConfig;
}
