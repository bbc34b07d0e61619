import { listRequestSteps, getAwaitedInput } from './list-request-steps';

const request = (
  type: 3 | 4 | 5,
  status: 0 | 1 | 2 | 3 | 4 | 5 | 6,
  more: { rateType?: 1 | 2; missing?: string } = {},
) => ({
  type,
  status,
  rateType: more.rateType ?? 1,
  missing: more.missing,
});

it.each([
  ['a new purchase', request(3, 0), 'signed now, accepted todo, money todo, rate todo, deal todo, credited todo', null],
  ['a signed one', request(3, 3), 'signed done, accepted now, money todo, rate todo, deal todo, credited todo', null],
  [
    'one whose hryvnias have not come',
    request(3, 4, { missing: '1245.00' }),
    'signed done, accepted done, money waiting, rate todo, deal todo, credited todo',
    'money',
  ],
  [
    'one whose rate is not met',
    request(3, 4, { missing: '0.00', rateType: 2 }),
    'signed done, accepted done, money done, rate waiting, deal todo, credited todo',
    'rate',
  ],
  [
    'one at the bank’s rate whose hryvnias have come',
    request(3, 4, { missing: '0.00' }),
    'signed done, accepted done, money done, rate done, deal now, credited todo',
    null,
  ],
  [
    'an executed one',
    request(3, 5),
    'signed done, accepted done, money done, rate done, deal done, credited done',
    null,
  ],
  ['a refused one', request(3, 6), 'signed done, accepted done, refused refused', null],
  [
    'a sale at a rate of its own',
    request(4, 4, { rateType: 2 }),
    'signed done, accepted done, rate waiting, deal todo, credited todo',
    'rate',
  ],
  [
    'a conversion at the bank’s rate',
    request(5, 4),
    'signed done, accepted done, rate done, deal now, credited todo',
    null,
  ],
] as const)('%s', (_, changes, steps, waiting) => {
  expect(
    listRequestSteps(changes)
      .map(({ name, state }) => `${name} ${state}`)
      .join(', '),
  ).toBe(steps);
  expect(getAwaitedInput(changes)).toBe(waiting);
});
