import { summarizeFailures } from './summarize-failures.mjs';

/** @type {(name: string, failed: number, output: string) => import('./run-in-lanes.mjs').Result} */
const result = (name, failed, output) => ({ name, passed: 1, failed, output, seconds: 1 });

describe('what is told of faults', () => {
  it('begins with the first error of a story or a test, and is short', () => {
    const story = `Running 2 tests\n  ✘  1 a\n\n  1) [ports] › a\n    Error: gone\n${'x'.repeat(9_000)}`;
    const lines = summarizeFailures([
      result('stories', 1, story),
      result('unit', 2, 'PASS a\n  ● b › c\n\n    expected\n'),
    ]);
    expect(lines).toMatch(/^\n!! stories\n {2}1\) \[ports\] › a\n {4}Error: gone\nx+\n\n!! unit\n {2}● b › c\n/);
    expect(lines).not.toContain('PASS');
    expect(lines.length).toBeLessThan(3_200);
  });

  it('is the end of what any other part said', () => {
    expect(summarizeFailures([result('types', 1, `${'y'.repeat(9_000)}\na.ts: wrong`)])).toMatch(
      /^\n!! types\ny{2900,}\na.ts: wrong\n$/,
    );
  });

  it('is nothing when nothing failed', () => {
    expect(summarizeFailures([result('lint', 0, '  1) no fault')])).toBe('');
  });
});
