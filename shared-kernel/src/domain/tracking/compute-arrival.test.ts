import { computeArrival, type StepWithFee } from './compute-arrival';
import { isUetr } from './is-uetr';

const SENT = { amount: '12480.00', feePayer: 'SHA', withheld: '0.00' } as const;
const sentStep: StepWithFee = { kind: 'sent', bic: 'SBXXUA2X', bank: 'Наш', fee: null };
const step = (kind: StepWithFee['kind'], bic: string, fee: string | null): StepWithFee => ({
  kind,
  bic,
  bank: `Bank ${bic}`,
  fee,
});

describe('why less of a payment arrives', () => {
  it('is what each bank on the way kept; one that has not told is unknown, not nothing', () => {
    const way = [
      sentStep,
      step('accepted', 'RZBA', '12.00'),
      step('accepted', 'COBA', null),
      step('credited', 'COBA', null),
    ];
    expect(computeArrival(SENT, way)).toEqual({
      lines: [
        { bank: 'Bank RZBA', fee: '12.00' },
        { bank: 'Bank COBA', fee: null },
      ],
      arrives: '12468.00',
      isUpTo: true,
    });
  });

  it('is whole once the last bank has told, and says nothing of a bank that kept nothing', () => {
    const way = [
      sentStep,
      step('accepted', 'RZBA', '0.00'),
      step('accepted', 'COBA', null),
      step('credited', 'COBA', '5.50'),
    ];
    expect(computeArrival(SENT, way)).toEqual({
      lines: [{ bank: 'Bank COBA', fee: '5.50' }],
      arrives: '12474.50',
      isUpTo: false,
    });
  });

  it('is nothing where the payer pays for all, whatever the banks tell', () => {
    const way = [sentStep, step('accepted', 'RZBA', null), step('credited', 'COBA', null)];
    expect(computeArrival({ ...SENT, feePayer: 'OUR' }, way)).toEqual({
      lines: [],
      arrives: '12480.00',
      isUpTo: false,
    });
  });

  it('counts what our own bank kept back where the receiver bears all', () => {
    const arrival = computeArrival({ ...SENT, feePayer: 'BEN', withheld: '20.00' }, [
      sentStep,
      step('credited', 'COBA', '5.00'),
    ]);
    expect(arrival.arrives).toBe('12455.00');
  });
});

describe('a UETR', () => {
  it('is a UUID of version 4 in lower case', () => {
    expect(isUetr('7f3c1a52-9b0e-4d66-8a41-c2e05fb7d913')).toBe(true);
    expect(isUetr('7F3C1A52-9B0E-4D66-8A41-C2E05FB7D913')).toBe(false);
    expect(isUetr('7f3c1a52-9b0e-1d66-8a41-c2e05fb7d913')).toBe(false);
    expect(isUetr('')).toBe(false);
  });
});
