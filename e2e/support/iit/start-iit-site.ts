import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  createSigner,
  decodeBase64,
  openKeyFile,
  readCertificate,
  areEqualBytes,
  toBase64,
  type DocumentSigner,
} from '@ncb/shared-kernel/signature';

/**
 * - `well`: as the real one
 * - `silent`: the page loads and never reports ready
 * - `down`: the connection breaks
 * - `dishonest`: signs another text than the requested one
 */
type Behaviour = 'well' | 'silent' | 'down' | 'dishonest';

/** Fake site of the IIT EndUser widget on its own origin; keys and signatures are real. */
export interface IitSite {
  readonly url: string;
  behave(behaviour: Behaviour): void;
  /** Sets the certificates in its directory, DER in base64. */
  publish(certificates: readonly string[]): void;
  stop(): Promise<void>;
}

const PATH = '/sign-widget/v1/';
const FILES: Readonly<Record<string, readonly [name: string, type: string]>> = {
  [PATH]: ['page.html', 'text/html; charset=utf-8'],
  [`${PATH}page.js`]: ['page.js', 'text/javascript; charset=utf-8'],
};

export async function startIitSite(): Promise<IitSite> {
  let behaviour: Behaviour = 'well';
  const directory: Uint8Array[] = [];
  const signers: DocumentSigner[] = [];

  async function openKey({ file, password }: { file: string; password: string }): Promise<object> {
    const opening = await openKeyFile(file, password);
    if (!opening.ok) return { complaint: 'Невірний пароль' };
    const { key } = opening;
    const certificate = directory.find((der) =>
      areEqualBytes(readCertificate(der)?.publicPoint ?? der, key.publicPoint),
    );
    if (!certificate) return { complaint: 'Сертифікат не знайдено' };
    signers.push(await createSigner(key.privateKey, certificate));
    const owner = /^CN=(.*)$/m.exec(new X509Certificate(certificate).subject)?.[1];
    return { key: signers.length - 1, certificate: toBase64(certificate), owner };
  }

  async function sign({ key, data }: { key: number; data: readonly string[] }): Promise<readonly string[]> {
    const signer = signers[key];
    if (!signer) throw new Error('no such key');
    const texts = data.map((text) => (behaviour === 'dishonest' ? new Uint8Array([123, 125]) : bytesOf(text)));
    return Promise.all(texts.map(async (text) => toBase64(await signer.sign(text, new Date()))));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (behaviour === 'down') return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const [name, type] = FILES[pathname] ?? [];
    if (name) {
      const isDead = behaviour === 'silent' && name.endsWith('.js');
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      return void response.end(isDead ? '' : readFileSync(join(import.meta.dirname, name)));
    }
    const body = JSON.parse(await textOf(request)) as never;
    const reply = pathname === `${PATH}keys` ? await openKey(body) : await sign(body);
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify(reply));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    behave(next) {
      behaviour = next;
    },
    publish(certificates) {
      directory.push(...certificates.map(bytesOf));
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function bytesOf(base64: string): Uint8Array {
  const bytes = decodeBase64(base64);
  if (!bytes) throw new Error('not base64');
  return bytes;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
