import { jest } from '@jest/globals';
import { COMMANDS, formatCall } from '../cli/commands.mjs';
import { runCommand } from '../cli/run-command.mjs';

const GOOD = '--app https://bank.example --sign https://sign.bank.example --site /srv/ncb --bank 10.0.0.1:7400';
const { nginx } = COMMANDS;

/** @type {(text: string) => Promise<string>} */
async function runNginx(text) {
  if (!nginx) throw new Error('no command');
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await runCommand(nginx, formatCall('nginx'), text.split(' '));
    return write.mock.calls.join('');
  } finally {
    write.mockRestore();
  }
}

it('prints the configuration that is asked for', async () => {
  expect(await runNginx(`${GOOD} --certificate /etc/ssl/bank.pem --key /etc/ssl/bank.key`)).toContain(
    'server 10.0.0.1:7400',
  );
});

it.each([
  ['--app https://bank.example', 'npm run --silent nginx -- --app origin'],
  [`${GOOD} --certificate /etc/ssl/bank.pem`, '--certificate and --key are given together'],
  [`${GOOD} --cert /etc/ssl/bank.pem`, "Unknown option '--cert'"],
])('refuses %s: %s', async (text, refusal) => {
  await expect(runNginx(text)).rejects.toThrow(refusal);
});
