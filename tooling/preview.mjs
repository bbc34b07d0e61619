/** `npm run preview -- accounts@1.4.0 --key accounts.pem`: prints a link to look at a version before others get it. */
import { installPackages } from './packages/install.mjs';

await installPackages();
const { previewCommand } = await import('./deploy/commands/preview.mjs');
const { tellRefusals } = await import('./deploy/commands/arguments.mjs');
const { chooseOrigins } = await import('./start/hosts.mjs');
const args = process.argv.slice(2);
// The site of `npm start` is seen where that serves it; of another place nobody but the operator knows where.
const isOwnSite = !args.some((arg) => /^--to(?:=|$)/.test(arg)) && !process.env.NCB_DEPLOY_TO;
const app = isOwnSite ? (await chooseOrigins(Number(process.env.PORT ?? 7400))).appOrigin : null;
await tellRefusals(() => previewCommand(args, { app }));
