const TYPES = /** @type {Record<string, string>} */ ({
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
});
const ENCODINGS = /** @type {Record<string, string>} */ ({ br: 'br', gz: 'gzip' });

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Names that change with the content: `main.3f2a9c1b.js` by webpack, `page-VB3J6C6D.js` by esbuild. */
const HASHED_NAME = /[.-](?:[0-9a-f]{8,64}|[0-9A-Z]{8})\.[a-z0-9.]+$/;
const VERSIONED_FOLDER = /(?:^|\/)remotes\/[^/]+\/[^/]+\//;

/**
 * Returns the headers with which a directly served store must send a file. Sandbox and nginx send the same; an
 * end-to-end test compares them.
 * @param {string} path
 * @returns {{ 'content-type': string, 'cache-control': string, 'content-encoding'?: string }}
 */
export function getFileHeaders(path) {
  const [, name = '', compressed = ''] = /^(.*?)(?:\.(br|gz))?$/.exec(path) ?? [];
  const type = TYPES[name.split('.').pop() ?? ''];
  if (!type) throw new Error(`${path} is of a kind that the site does not serve`);
  const encoding = ENCODINGS[compressed];
  return {
    'content-type': type,
    'cache-control': HASHED_NAME.test(name) || VERSIONED_FOLDER.test(name) ? IMMUTABLE : REVALIDATE,
    ...(encoding && { 'content-encoding': encoding }),
  };
}
