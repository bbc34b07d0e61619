import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OpensslRun {
  readonly ok: boolean;
  readonly output: Uint8Array;
  readonly complaint: string;
}

/**
 * Runs the `openssl` command line.
 * @param files name → content, put into the folder in which the command runs
 * @throws Error if openssl is not installed
 */
export function runOpenssl(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
): OpensslRun {
  const folder = mkdtempSync(join(tmpdir(), 'ncb-openssl-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const run = spawnSync('openssl', args, { cwd: folder });
    if (run.error) throw new Error('These tests need the openssl command line (OpenSSL 3)', { cause: run.error });
    return { ok: run.status === 0, output: run.stdout, complaint: run.stderr.toString() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function runOpensslForText(
  args: readonly string[],
  files?: Readonly<Record<string, string | Uint8Array>>,
): string {
  const run = runOpenssl(args, files);
  if (!run.ok) throw new Error(`openssl ${args.join(' ')}: ${run.complaint}`);
  return Buffer.from(run.output).toString();
}
