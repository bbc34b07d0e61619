import { sessionParameters, encodeParameters, type Call } from '@ncb/shared-kernel/api/contract';
import type { LightMyRequestResponse } from 'fastify';
import { API_PREFIX } from '../../src/server/addresses';
import type { TestBank } from '../support/open-test-bank';
import { APP_ORIGIN } from '../support/origins';
import type { Person } from '../support/person';

export type Parameters = Readonly<Record<string, string>>;
type CallToSend = Pick<Call<unknown, unknown>, 'method' | 'path' | 'isOutsidePrefix' | 'encoding'>;

const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = 'boundary-of-the-test';

export function sendCall(bank: TestBank, person: Person, call: CallToSend, parameters: Parameters) {
  return sendRaw(bank, person, call, call.encoding === 'multipart' ? multipart(parameters) : form(parameters));
}

interface Body {
  readonly text: string;
  readonly type: string;
}

export function sendRaw(
  bank: TestBank,
  person: Person,
  { method, path, isOutsidePrefix }: CallToSend,
  { text, type }: Body,
): Promise<LightMyRequestResponse> {
  const url = isOutsidePrefix ? path : API_PREFIX + path;
  const isPost = method === 'POST';
  return bank.app.inject({
    method,
    url: isPost ? url : `${url}?${text}`,
    headers: {
      host: new URL(APP_ORIGIN).host,
      cookie: person.jar.header(),
      'x-requested-with': 'ncb',
      ...(isPost && { 'content-type': type }),
    },
    ...(isPost && { payload: text }),
  });
}

export function form(parameters: Parameters): Body {
  return { text: new URLSearchParams(parameters).toString(), type: FORM };
}

function multipart(parameters: Parameters): Body {
  const parts = Object.entries(parameters).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { text: `${parts.join('')}--${BOUNDARY}--\r\n`, type: `multipart/form-data; boundary=${BOUNDARY}` };
}

export function toSessionParameters({ identity }: Person): Parameters {
  if (!identity) throw new Error('nobody is signed in');
  return encodeParameters(sessionParameters, identity);
}

/** Returns text such as `POST /save_pmt 500: …`. */
export function describeReply(
  { method, path }: CallToSend,
  reply: LightMyRequestResponse,
  parameters: unknown,
): string {
  return `${method} ${path} ${reply.statusCode} ${reply.body.slice(0, 160)} <- ${String(JSON.stringify(parameters)).slice(0, 300)}`;
}
