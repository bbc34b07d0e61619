import fc from 'fast-check';

it('examples of properties are the same on every run', () => {
  const count = Number(process.env['NCB_EXAMPLES'] ?? 0);
  expect(fc.readConfigureGlobal()).toMatchObject(count > 0 ? { numRuns: count } : { seed: 20_261_121 });
});
