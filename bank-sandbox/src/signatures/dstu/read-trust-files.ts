import { readFile } from 'node:fs/promises';
import { decodePem } from '@ncb/shared-kernel/signature';
import { extractCertificates, readDstuCertificate, readRevocationList } from '@ncb/shared-kernel/signature/dstu';
import type { BankConfig } from '../../config';
import type { TrustFiles } from './dstu-checker';

/**
 * @param own authorities without a file: the sandbox's own
 * @throws Error that names an unreadable or useless file, so that a bank without trust by mistake does not start
 */
export async function readTrustFiles(
  { trustedAuthorities, revocationLists, needsRevocationLists }: BankConfig,
  own: readonly Uint8Array[],
): Promise<TrustFiles> {
  const authorities = await Promise.all(trustedAuthorities.map((file) => readAuthorities(file)));
  const lists = await Promise.all(revocationLists.map((file) => readList(file)));
  return { authorities: [...own, ...authorities.flat()], revocationLists: lists, needsRevocationLists };
}

/** Reads one certificate (DER or PEM), several in PEM, or a published list (`.p7b`, `CAList.cer`). */
async function readAuthorities(file: string): Promise<readonly Uint8Array[]> {
  const bytes = await readFile(file);
  const blocks = bytes.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  const found = blocks
    ? blocks.flatMap((block) => decodePem('CERTIFICATE', block) ?? [])
    : extractCertificates(new Uint8Array(bytes));
  const usable = found.filter((der) => readDstuCertificate(der)?.authority);
  if (usable.length === 0) throw new Error(`${file} holds no certificate of an authority by DSTU 4145`);
  return usable;
}

async function readList(file: string): Promise<Uint8Array> {
  const der = new Uint8Array(await readFile(file));
  if (!readRevocationList(der)) throw new Error(`${file} is no list of revoked certificates by DSTU 4145`);
  return der;
}
