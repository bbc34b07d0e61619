/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const SOURCES = ['shared-kernel/src', 'bank-sandbox/src', 'shell/src', 'signature-widget/src'];
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));

/** Claims of an electronic seal, of a signed file, or of the bank's own signature. */
const CLAIM = new RegExp(
  [
    'електронн\\p{L}* печатк|электронн\\p{L}* печат|electronic seal',
    'документ підписано електронн|документ подписан электронн|signed (with|by) the bank',
    'підпис надавача|подпись поставщика|signature of the (payment service provider|bank)',
    'підписано банком|подписано банком',
  ].join('|'),
  'iu',
);

function textFiles(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|ts|tsx)$/.test(name) && !/\.test\.tsx?$|common-passwords/.test(name))
    .map((name) => join(folder, name));
}

const FILES = [...SOURCES, ...REMOTES.map((name) => `${name}/src`)].flatMap(textFiles);

describe('what papers claim', () => {
  it('is found by the same words as those of a paper that did', () => {
    expect('Документ підписано електронною печаткою банку').toMatch(CLAIM);
    expect('Підпис надавача платіжних послуг').toMatch(CLAIM);
    expect('Подпись поставщика платёжных услуг').toMatch(CLAIM);
    expect('Signature of the payment service provider').toMatch(CLAIM);
    expect(FILES.length).toBeGreaterThan(1000);
  });

  it('is no electronic seal, no signed file and no signature of the bank, in any language: the bank signs none of our papers', () => {
    const claims = FILES.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => CLAIM.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(claims).toEqual([]);
  });
});
