import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { reportLoad } from '@ncb/shared-kernel/api/contract';
import { createLoadReports } from './create-load-reports';

const loans = { name: 'loans', version: '2' };
const client = () => {
  const call = jest.fn(() => Promise.resolve({ ok: true, value: {} }));
  return { api: { call } as unknown as ApiClient, call };
};
const reported = (outcome: string) => [reportLoad, { remote: 'loans', version: '2', outcome }];

describe('reports of loads', () => {
  it('wait for somebody to sign in', () => {
    const reports = createLoadReports();
    const { api, call } = client();
    reports.note(loans, true);
    expect(call).not.toHaveBeenCalled();
    reports.startSending(api);
    reports.note(loans, false);
    expect(call.mock.calls).toEqual([reported('loaded'), reported('failed')]);
  });

  it('say the same thing once', () => {
    const reports = createLoadReports();
    const { api, call } = client();
    reports.startSending(api);
    for (let again = 0; again < 3; again += 1) reports.note(loans, false);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('wait again after signing out', () => {
    const reports = createLoadReports();
    const { api, call } = client();
    reports.startSending(api)();
    reports.note(loans, true);
    expect(call).not.toHaveBeenCalled();
  });
});
