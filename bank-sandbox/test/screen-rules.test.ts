import { ACCESS_RULES } from './support/screen-rules/access-rules';
import { DOCUMENT_RULES } from './support/screen-rules/document-rules';
import { MONEY_RULES } from './support/screen-rules/money-rules';
import { PAYROLL_RULES } from './support/screen-rules/payroll-rules';
import { PEOPLE_RULES } from './support/screen-rules/people-rules';
import { hashTables, openScene, type Scene } from './support/screen-rules/scene';

jest.setTimeout(60_000);

/** Calls without screens. */
let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
}, 120_000);
afterAll(() => scene.bank.close());

// A blocked key cannot sign afterwards.
const RULES = [...ACCESS_RULES, ...DOCUMENT_RULES, ...PAYROLL_RULES, ...MONEY_RULES, ...PEOPLE_RULES].map(
  (rule) => [rule.screen, rule.action, rule.condition, rule] as const,
);

test.each(RULES)('%s: %s is refused by the bank too: %s', async (_screen, _action, _condition, rule) => {
  const call = await rule.prepare(scene);
  const before = await hashTables(scene);
  expect(await call()).toBe(rule.refusal);
  expect(await hashTables(scene)).toEqual(before);
});
