import { Agent, request } from 'node:http';
import { encodeParameters, sessionParameters, type Call } from '@ncb/shared-kernel/api/contract';
import type { BankProcess } from '../test/support/bank-process';
import type { Person } from '../test/support/person';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Makes calls for a signed-in user over keep-alive connections, without decoding. */
export type Caller = <Request>(call: Call<Request, unknown>, requestData: Request) => Promise<Reply>;

export function keepAlive({ origin }: BankProcess, person: Person, connections: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (call, requestData) => {
    if (!person.identity) throw new Error('nobody is signed in');
    const parameters = {
      ...encodeParameters(sessionParameters, person.identity),
      ...encodeParameters(call.request, requestData),
    };
    const text = new URLSearchParams(parameters).toString();
    const isPost = call.method === 'POST';
    return new Promise((resolve, reject) => {
      const clientRequest = request(
        `${origin}/ncb/api${call.path}${isPost ? '' : `?${text}`}`,
        {
          agent,
          method: call.method,
          headers: {
            cookie: person.jar.header(),
            'x-requested-with': 'ncb',
            ...(isPost && {
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': Buffer.byteLength(text),
            }),
          },
        },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
          reply.on('error', reject);
        },
      );
      clientRequest.on('error', reject);
      clientRequest.end(isPost ? text : undefined);
    });
  };
}
