/**
 * What happens to a payment in currency after the bank has sent it. Source: reference/areas C3
 * `accepted`: a bank on the way has it; `credited`: the beneficiary has it; `rejected`: it was sent back.
 */
export const TrackingStep = { sent: 'sent', accepted: 'accepted', credited: 'credited', rejected: 'rejected' } as const;
export type TrackingStep = (typeof TrackingStep)[keyof typeof TrackingStep];
