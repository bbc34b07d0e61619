import { generateKey, ITERATIONS, writeKeyFile } from '@ncb/shared-kernel/signature';
import { createOpensslAuthority } from '@ncb/shared-kernel/signature/testing';

export const PASSWORD = 'Key-Password-1';

const authority = createOpensslAuthority();

export interface TestKey {
  readonly text: string;
  readonly certificate: Uint8Array;
}

export async function newTestKey(): Promise<TestKey> {
  const key = await generateKey({ commonName: 'Вигаданець Тарас' });
  const text = await writeKeyFile(key, PASSWORD, ITERATIONS.min);
  return { text, certificate: authority.issue(key.request) };
}

export const keyFile = (text: string, name = 'director.pem') => new File([text], name);
