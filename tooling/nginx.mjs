/**
 * `npm run --silent nginx -- --app https://bank.example --sign https://sign.bank.example --site /srv/ncb --bank
 * 127.0.0.1:7401 --bank 127.0.0.1:7402 --certificate … --key …`: the configuration of nginx, on standard output.
 */
import { parseArgs } from 'node:util';
import { nginxConfiguration } from './nginx/configuration.mjs';

const one = /** @type {const} */ ({ type: 'string' });
const many = /** @type {const} */ ({ type: 'string', multiple: true });
const { values } = parseArgs({
  options: {
    ...{ app: one, sign: one, site: one, certificate: one, key: one, 'iit-widget': one },
    ...{ bank: many, 'script-origin': many, 'connect-origin': many },
  },
});
const { app, sign, site, bank, certificate, key } = values;
if (!app || !sign || !site || !bank) {
  console.error(
    'npm run --silent nginx -- --app origin --sign origin --site folder --bank host:port [--bank …] [--certificate file --key file]',
  );
  process.exit(1);
}
process.stdout.write(
  nginxConfiguration({
    appOrigin: app,
    signOrigin: sign,
    siteDir: site,
    banks: bank,
    scriptOrigins: values['script-origin'] ?? [],
    connectOrigins: values['connect-origin'] ?? [],
    iitWidgetUrl: values['iit-widget'] ?? null,
    tls: certificate && key ? { certificate, key } : null,
  }),
);
