import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages/tree.mjs';

const FILE = join(ROOT, 'docs/asvs.md');
const text = readFileSync(FILE, 'utf8');

/** Rows of levels 1 and 2 in ASVS 5.0.0, by section: numbers of level 1, then of level 2. */
const SECTIONS = `
1.1  - 1,2
1.2  1,2,3,4,5 6,7,8,9
1.3  1,2 3,4,5,6,7,8,9,10,11
1.4  - 1,2,3
1.5  1 2
2.1  1 2,3
2.2  1,2 3
2.3  1 2,3,4
2.4  - 1
3.2  1,2 -
3.3  1 2,3,4
3.4  1,2 3,4,5,6
3.5  1,2,3 4,5
3.7  - 1,2
4.1  1 2,3
4.2  - 1
4.3  - 1,2
4.4  1 2,3,4
5.1  - 1
5.2  1,2 3
5.3  1,2 -
5.4  - 1,2,3
6.1  1 2,3
6.2  1,2,3,4,5,6,7,8 9,10,11,12
6.3  1,2 3,4
6.4  1,2 3,4
6.5  - 1,2,3,4,5
6.6  - 1,2,3
6.8  - 1,2,3,4
7.1  - 1,2,3
7.2  1,2,3,4 -
7.3  - 1,2
7.4  1,2 3,4,5
7.5  - 1,2
7.6  - 1,2
8.1  1 2
8.2  1,2 3
8.3  1 -
8.4  - 1
9.1  1,2,3 -
9.2  1 2,3,4
10.1 - 1,2
10.2 - 1,2
10.3 - 1,2,3,4
10.4 1,2,3,4,5 6,7,8,9,10,11
10.5 - 1,2,3,4,5
10.6 - 1,2
10.7 - 1,2,3
11.1 - 1,2
11.2 - 1,2,3
11.3 1,2 3
11.4 1 2,3,4
11.5 - 1
11.6 - 1
12.1 1 2,3
12.2 1,2 -
12.3 - 1,2,3,4
13.1 - 1
13.2 - 1,2,3,4,5
13.3 - 1,2
13.4 1 2,3,4,5
14.1 - 1,2
14.2 1 2,3,4
14.3 1 2,3
15.1 1 2,3
15.2 1 2,3
15.3 1 2,3,4,5,6,7
16.1 - 1
16.2 - 1,2,3,4,5
16.3 - 1,2,3,4
16.4 - 1,2,3
16.5 - 1,2,3
17.1 - 1
17.2 - 1,2,3,4
17.3 - 1,2`;

const EXPECTED = SECTIONS.trim()
  .split('\n')
  .flatMap((line) => {
    const [section = '', ...levels] = line.split(/ +/);
    const rows = levels.flatMap((numbers, index) =>
      numbers === '-' ? [] : numbers.split(',').map((number) => ({ number: Number(number), level: index + 1 })),
    );
    return rows.toSorted((a, b) => a.number - b.number).map(({ number, level }) => `${section}.${number} ${level}`);
  });

const VERDICTS = ['pass', 'fail', 'deviates', 'not applicable'];

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(([, id = '', cells = '']) => {
  const [level = '', requirement = '', verdict = '', shown = ''] = cells.split('|').map((cell) => cell.trim());
  const links = [...shown.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
  const reason = shown.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '').replace(/^[,: ]+/, '');
  return { id, level, requirement, verdict, links, reason };
});

it('has each row of levels 1 and 2 once, in order', () => {
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(EXPECTED);
  expect(EXPECTED.filter((row) => row.endsWith(' 1'))).toHaveLength(70);
  expect(EXPECTED).toHaveLength(253);
});

it.each(rows)('has for $id a short requirement, and a file that exists or a reason', (row) => {
  const { requirement, verdict, links, reason } = row;
  expect(VERDICTS).toContain(verdict);
  expect(requirement.split(/\s+/).length).toBeLessThanOrEqual(12);
  expect(links.filter((link) => !existsSync(join(ROOT, 'docs', link)))).toEqual([]);
  if (verdict === 'pass') expect(links).not.toEqual([]);
  else expect(reason).not.toBe('');
});

it('has the right sums', () => {
  /** @type {(of: typeof rows) => string} */
  const count = (of) => VERDICTS.map((verdict) => of.filter((row) => row.verdict === verdict).length).join(' ');
  const sums = [...text.matchAll(/^\| (V\d+|all)\b[^|]*\|(.*)\|$/gm)].map(
    ([, name = '', cells = '']) =>
      `${name} ${cells
        .split('|')
        .map((cell) => cell.trim())
        .join(' ')}`,
  );
  const chapters = [...new Set(rows.map(({ id }) => `${id.split('.')[0]}.`))];
  const expected = chapters.map(
    (chapter) => `V${chapter.slice(0, -1)} ${count(rows.filter(({ id }) => id.startsWith(chapter)))}`,
  );
  expect(sums).toEqual([...expected, `all ${count(rows)}`]);
});
