/**
 * `accepted`: a bank on the route has it; `credited`: the beneficiary has it; `rejected`: returned. Source:
 * docs/requirements/currency.md#uetr-and-tracking.
 */
export const TrackingStep = { sent: 'sent', accepted: 'accepted', credited: 'credited', rejected: 'rejected' } as const;
export type TrackingStep = (typeof TrackingStep)[keyof typeof TrackingStep];
