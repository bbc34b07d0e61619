/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'ncb-widget-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files: readonly string[];
const read = (start: string) => readFileSync(join(folder, files.find((name) => name.startsWith(start)) ?? ''), 'utf8');

beforeAll(() => {
  execFileSync(process.execPath, [join(__dirname, '../build.mjs'), folder]);
  files = readdirSync(folder).sort();
});

describe('the built widget', () => {
  it('is one page, one script, two workers and one style sheet, with hashes in their names and no source maps', () => {
    const named = [
      /^dstu-worker-[A-Z0-9]{8}\.js$/,
      /^index\.html$/,
      /^page-[A-Z0-9]{8}\.js$/,
      /^widget-[A-Z0-9]{8}\.css$/,
      /^worker-[A-Z0-9]{8}\.js$/,
    ];
    expect(files).toEqual(named.map((name) => expect.stringMatching(name)));
    expect(read('page') + read('worker')).not.toContain('sourceMappingURL');
  });

  it('names its files in the page, and leaves the shell’s origin and the IIT widget to the server', () => {
    const html = read('index');
    for (const name of files.filter((file) => file !== 'index.html')) expect(html).toContain(`"${name}"`);
    expect(html).toContain('name="ncb-shell-origin" content="__SHELL_ORIGIN__"');
    expect(html).toContain('name="ncb-iit-widget" content="__IIT_WIDGET_URL__"');
  });

  it('has nothing inline, which its policy would refuse', () => {
    const html = read('index');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
    expect(read('page')).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
  });

  it('keeps what opens keys and reads certificates out of the page: the worker alone has it', () => {
    expect(read('worker')).toContain('PBKDF2');
    expect(read('page')).not.toContain('PBKDF2');
    // What opens keys by DSTU 4145 comes with such a key, and the worker of our own has nothing of it.
    expect(read('dstu-worker').length).toBeGreaterThan(200_000);
    expect(read('worker') + read('page')).not.toContain('1.2.804.2.1.1.1.1.3.1.1');
    expect(read('worker').length).toBeGreaterThan(100_000);
    expect(read('page').length).toBeLessThan(100_000);
  });
});
