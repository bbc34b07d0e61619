/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { readPackageFile } from '@ncb/shared-kernel/signature/testing';

const folder = mkdtempSync(join(tmpdir(), 'ncb-widget-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files: readonly string[];
const read = (start: string) => readFileSync(join(folder, files.find((name) => name.startsWith(start)) ?? ''), 'utf8');

beforeAll(() => {
  execFileSync(process.execPath, [join(__dirname, '../build.mjs'), folder]);
  files = readdirSync(folder).sort();
});

describe('the built widget', () => {
  it('is one page, one script, two workers, the common passwords, one style sheet and its typeface, with hashes in their names and no source maps', () => {
    const named = [
      /^common-passwords-[A-Z0-9]{8}\.js$/,
      /^dstu-worker-[A-Z0-9]{8}\.js$/,
      /^index\.html$/,
      /^inter-cyrillic\.[0-9a-f]{12}\.woff2$/,
      /^inter-latin\.[0-9a-f]{12}\.woff2$/,
      /^inter-licence\.txt$/,
      /^page-[A-Z0-9]{8}\.js$/,
      /^widget-[A-Z0-9]{8}\.css$/,
      /^worker-[A-Z0-9]{8}\.js$/,
    ];
    expect(files).toEqual(named.map((name) => expect.stringMatching(name)));
    expect(read('page') + read('worker')).not.toContain('sourceMappingURL');
  });

  it('names its files in the page, and leaves the shell’s origin and the IIT widget to the server', () => {
    const html = read('index');
    for (const name of files.filter((file) => /\.(?:js|css)$/.test(file))) expect(html).toContain(`"${name}"`);
    for (const name of files.filter((file) => file.endsWith('.woff2'))) expect(read('widget')).toContain(name);
    expect(html).toContain('name="ncb-shell-origin" content="__SHELL_ORIGIN__"');
    expect(html).toContain('name="ncb-iit-widget" content="__IIT_WIDGET_URL__"');
  });

  it('has nothing inline, which its policy would refuse', () => {
    const html = read('index');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
    expect(read('page')).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
  });

  it('opens a key by DSTU 4145 in a world that has nothing of Node’s', async () => {
    const reports: { readonly kind: string; readonly outcome?: { readonly reason?: string } }[] = [];
    const self: { onmessage?: (event: object) => void; postMessage?: (report: (typeof reports)[number]) => void } = {};
    const done = new Promise<void>((resolve, reject) => {
      self.postMessage = (report) => {
        reports.push(report);
        if (report.kind === 'outcome') resolve();
      };
      const world = { self, reportError: reject, TextEncoder, TextDecoder, crypto, performance, atob, btoa };
      const context = createContext(world);
      runInContext(read('dstu-worker'), context);
      const bytes = (runInContext('Uint8Array', context) as Uint8ArrayConstructor).from(
        readPackageFile('STORE_A040.dat'),
      );
      self.onmessage?.({ data: { kind: 'register', files: [bytes], password: 'password' } });
    });
    await done;
    // The key opens, but no certificate came with it.
    expect(reports.at(-1)).toEqual({ kind: 'outcome', outcome: { ok: false, reason: 'noCertificate' } });
    expect(reports.length).toBeGreaterThan(5);
  });

  it('keeps what opens keys and reads certificates out of the page: the worker alone has it', () => {
    expect(read('worker')).toContain('PBKDF2');
    expect(read('page')).not.toContain('PBKDF2');
    // Code for DSTU 4145 keys loads only with such a key; the worker for our own keys does not contain it.
    expect(read('dstu-worker').length).toBeGreaterThan(200_000);
    expect(read('worker') + read('page')).not.toContain('1.2.804.2.1.1.1.1.3.1.1');
    expect(read('worker').length).toBeGreaterThan(100_000);
    expect(read('page').length).toBeLessThan(105_000);
  });
});
