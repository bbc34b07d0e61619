import type { ServerResponse } from 'node:http';

/** Answers what reaches no route, and so none of the hooks that set headers, with as few words as can be. */
export function refuseOutright(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(`${text}\n`);
}
