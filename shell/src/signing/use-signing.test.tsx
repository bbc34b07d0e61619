import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadConfig } from '../browser';
import type { SigningDialogProps } from './SigningDialog';
import { useSigning } from './use-signing';

jest.mock('../browser/load-config', () => ({ loadConfig: jest.fn() }));
jest.mock('./SigningDialog', () => ({
  SigningDialog: ({ onClose }: SigningDialogProps) => (
    <button autoFocus onClick={() => onClose({ signed: ['91'] })}>
      Закрити
    </button>
  ),
}));

const config = { signatureWidget: 'https://sign.bank.example/', supportPhones: [] };
const outcomes: unknown[] = [];

function Page() {
  const { sign, dialog } = useSigning(SAMPLE_SESSION);
  const ask = () =>
    sign([{ id: '91', type: 1 }]).then(
      (outcome) => outcomes.push(outcome),
      () => outcomes.push('nobody knows where the widget is'),
    );
  return (
    <>
      <button onClick={() => void ask()}>Підписати</button>
      {dialog}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Підписати' });

beforeEach(() => {
  outcomes.length = 0;
  jest.mocked(loadConfig).mockResolvedValue(config);
});

describe('useSigning', () => {
  it('gives the focus back to what opened the dialog, and tells what was signed', async () => {
    render(<Page />);
    await userEvent.click(opener());
    const close = await screen.findByRole('button', { name: 'Закрити' });
    expect(close).toHaveFocus();
    await userEvent.click(close);
    expect(opener()).toHaveFocus();
    expect(outcomes).toEqual([{ signed: ['91'] }]);
  });

  it('signs nothing by a second request while the dialog is open', async () => {
    render(<Page />);
    await userEvent.click(opener());
    await screen.findByRole('button', { name: 'Закрити' });
    await userEvent.click(opener());
    expect(outcomes).toEqual([{ signed: [] }]);
    expect(screen.getAllByRole('button', { name: 'Закрити' })).toHaveLength(1);
  });

  it('can be asked again after nobody knew where the widget is', async () => {
    jest.mocked(loadConfig).mockRejectedValueOnce(new Error('offline'));
    render(<Page />);
    await userEvent.click(opener());
    await act(() => Promise.resolve());
    expect(outcomes).toEqual(['nobody knows where the widget is']);
    await userEvent.click(opener());
    expect(await screen.findByRole('button', { name: 'Закрити' })).toBeInTheDocument();
  });
});
