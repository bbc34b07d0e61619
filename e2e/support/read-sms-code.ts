import { sendRequest } from './send-request';

/**
 * @param place `host:port` of the bank's process
 * @param host of the shell's origin
 */
export async function readSmsCode(login: string, place: string, host: string): Promise<string> {
  const { body } = await sendRequest(place, host, '/sandbox');
  const rows = body.toString().match(/<tr[^>]*data-row[^]*?<\/tr>/g) ?? [];
  const codes = rows
    .filter((row) => row.includes(login))
    .map((row) => /data-field="code"[^>]*>\s*(\d+)/.exec(row)?.[1]);
  const [code] = codes.filter((candidate) => candidate !== undefined);
  if (!code) throw new Error(`the console has no code for ${login}`);
  return code;
}
