/** `npm run preview -- accounts@1.4.0 --key accounts.pem`: prints a link to a version before its rollout. */
import { installPackages } from './packages/install-packages.mjs';

await installPackages();
const { previewCommand } = await import('./deploy/commands/preview-command.mjs');
const { withErrorMessage } = await import('./deploy/commands/arguments.mjs');
const { chooseOrigins } = await import('./start/choose-origins.mjs');
const args = process.argv.slice(2);
const isOwnSite = !args.some((arg) => /^--to(?:=|$)/.test(arg)) && !process.env.NCB_DEPLOY_TO;
const app = isOwnSite ? (await chooseOrigins(Number(process.env.PORT ?? 7400))).appOrigin : null;
await withErrorMessage(() => previewCommand(args, { app }));
