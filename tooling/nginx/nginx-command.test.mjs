import { nginxCommand } from './nginx-command.mjs';

const GOOD = '--app https://bank.example --sign https://sign.bank.example --site /srv/ncb --bank 10.0.0.1:7400';
const runCommand = (/** @type {string} */ text) => () => nginxCommand(text.split(' '));

it('prints the configuration that is asked for', () => {
  expect(runCommand(`${GOOD} --certificate /etc/ssl/bank.pem --key /etc/ssl/bank.key`)()).toContain(
    'server 10.0.0.1:7400',
  );
});

it.each([
  ['--app https://bank.example', 'npm run --silent nginx -- --app origin'],
  [`${GOOD} --certificate /etc/ssl/bank.pem`, '--certificate and --key are given together'],
  [`${GOOD} --cert /etc/ssl/bank.pem`, "Unknown option '--cert'"],
])('refuses %s: %s', (text, refusal) => {
  expect(runCommand(text)).toThrow(refusal);
});
