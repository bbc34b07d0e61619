import { groupByAddress } from '../src/server/addresses';
import { getPermission, PERMITTED_CALLS } from '../src/server/permissions';
import { ROUTES } from '../src/server/routes';

test('every call of the bank stands in the table of permissions', () => {
  for (const route of ROUTES) expect(() => getPermission(route)).not.toThrow();
});

test('the table has no line for a call that the bank does not answer', () => {
  const answered = groupByAddress(ROUTES).map(({ first: { call } }) => `${call.method} ${call.path}`);
  expect(PERMITTED_CALLS.filter((name) => !answered.includes(name))).toEqual([]);
});

test('a route without a permission is refused before the bank starts', () => {
  const [route] = ROUTES;
  if (!route) throw new Error('no routes');
  expect(() => getPermission({ ...route, call: { ...route.call, path: '/forgotten' } })).toThrow('/forgotten');
  expect(() => getPermission({ ...route, call: { ...route.call, access: 'company' } })).toThrow('does not fit');
});
