import type { TestBank } from './open-test-bank';
import { APP_ORIGIN } from './origins';

type Fields = Readonly<Record<string, string>>;

const HOST = { host: new URL(APP_ORIGIN).host };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export class Operator {
  readonly #bank: TestBank;

  constructor(bank: TestBank) {
    this.#bank = bank;
  }

  /** Requests as a browser, or as `headers` and `more` say. */
  get(url: string, headers: Fields = {}, more: object = {}) {
    return this.#bank.app.inject({ method: 'GET', url, headers: { ...HOST, ...headers }, ...more });
  }

  post(url: string, fields: Fields | string, headers: Fields = {}, more: object = {}) {
    const payload = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
    return this.#bank.app.inject({ method: 'POST', url, headers: { ...HOST, ...FORM, ...headers }, payload, ...more });
  }

  async page(url = '/sandbox'): Promise<string> {
    return (await this.get(url)).body;
  }

  async rows(kind: string, url?: string): Promise<readonly Fields[]> {
    const rows = (await this.page(url)).match(new RegExp(`<tr data-row="${kind}">[\\s\\S]*?</tr>`, 'g')) ?? [];
    return rows.map((row) =>
      Object.fromEntries(
        [...row.matchAll(/<td data-field="(\w+)"[^>]*>([\s\S]*?)<\/td>/g)].map(([, field = '', cell = '']) => [
          field,
          cell.replace(/<[^>]*>/g, '').trim(),
        ]),
      ),
    );
  }

  async token(): Promise<string> {
    return /name="token" value="([^"]+)"/.exec(await this.page())?.[1] ?? '';
  }

  /** Sends a form and follows the redirect. @returns the console's result */
  async press(action: string, fields: Fields = {}): Promise<string> {
    const browser = { origin: APP_ORIGIN, 'sec-fetch-site': 'same-origin' };
    const answer = await this.post(`/sandbox/actions/${action}`, { ...fields, token: await this.token() }, browser);
    if (answer.statusCode !== 303) throw new Error(`${action} is answered ${answer.statusCode}: ${answer.body}`);
    const [address = ''] = String(answer.headers.location).split('#');
    return /data-field="result">([^<]*)</.exec(await this.page(address))?.[1] ?? '';
  }

  async command(...words: readonly string[]): Promise<{ readonly ok: boolean; readonly text: string }> {
    const token = (await this.get('/sandbox/token')).body;
    const body = new URLSearchParams([['token', token], ...words.map((word) => ['word', word])]).toString();
    const { statusCode, body: text } = await this.post('/sandbox/commands', body);
    return { ok: statusCode === 200, text };
  }
}
