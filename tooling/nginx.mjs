/**
 * `npm run --silent nginx -- --app https://bank.example --sign https://sign.bank.example --site /srv/ncb --bank
 * 127.0.0.1:7401 --bank 127.0.0.1:7402 --certificate … --key …`: prints the nginx configuration.
 */
import { nginxCommand } from './nginx/nginx-command.mjs';
import { withErrorMessage } from './packages/with-error-message.mjs';

await withErrorMessage(async () => {
  process.stdout.write(nginxCommand(process.argv.slice(2)));
});
