import { parseArgs } from 'node:util';
import { nginxConfiguration } from './nginx-configuration.mjs';

const USAGE =
  'npm run --silent nginx -- --app origin --sign origin --site folder --bank host:port [--bank …] [--certificate file --key file]';

const one = /** @type {const} */ ({ type: 'string' });
const many = /** @type {const} */ ({ type: 'string', multiple: true });
const options = {
  app: one,
  sign: one,
  site: one,
  certificate: one,
  key: one,
  'iit-widget': one,
  bank: many,
  'script-origin': many,
  'connect-origin': many,
};

/**
 * @param {readonly string[]} args
 * @throws Error that names the wrong argument
 */
export function nginxCommand(args) {
  const { values } = parseArgs({ args: [...args], options });
  const { app, sign, site, bank, certificate, key } = values;
  if (!app || !sign || !site || !bank) throw new Error(USAGE);
  if (!certificate !== !key) throw new Error('--certificate and --key are given together');
  return nginxConfiguration({
    appOrigin: app,
    signOrigin: sign,
    siteDir: site,
    banks: bank,
    scriptOrigins: values['script-origin'] ?? [],
    connectOrigins: values['connect-origin'] ?? [],
    iitWidgetUrl: values['iit-widget'] ?? null,
    tls: certificate && key ? { certificate, key } : null,
  });
}
