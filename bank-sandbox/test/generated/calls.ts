import type { Call } from '@ncb/shared-kernel/api/contract';
import * as testing from '@ncb/shared-kernel/api/contract/testing';
import { ROUTES } from '../../src/server/routes';

type RoundTrip = (typeof testing.ACCOUNT_CALLS)[number];

const ROUND_TRIPS = Object.values(testing).filter(Array.isArray).flat() as readonly RoundTrip[];

/** Calls with generators; an old name of a call uses the generator of the call. */
export const CALLS = ROUTES.map((route) => {
  const { call } = route;
  const example =
    ROUND_TRIPS.find((item) => item.call === call) ??
    ROUND_TRIPS.find((item) => (item.call as Call<unknown, unknown>).request === call.request);
  if (!example) throw new Error(`nobody generates ${call.path}`);
  return {
    title: example.call === call ? example.title : `${call.method} ${call.path}`,
    route,
    call,
    parameters: example.parameters,
  };
});

/** Failures are reproducible. */
export const SEED = 20_260_715;
