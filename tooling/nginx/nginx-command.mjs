import { UsageError } from '../cli/run-command.mjs';
import { buildNginxConfiguration } from './build-nginx-configuration.mjs';

/** @param {import('../cli/run-command.mjs').Input} input */
export function nginxCommand({ values }) {
  const { app, sign, site, bank, certificate, key } = values;
  if (!certificate !== !key) throw new UsageError('--certificate and --key are given together');
  const configuration = buildNginxConfiguration({
    appOrigin: app,
    signOrigin: sign,
    siteDir: site,
    banks: bank,
    scriptOrigins: values['script-origin'] ?? [],
    connectOrigins: values['connect-origin'] ?? [],
    iitWidgetUrl: values['iit-widget'] ?? null,
    tls: certificate && key ? { certificate, key } : null,
  });
  process.stdout.write(configuration);
}
