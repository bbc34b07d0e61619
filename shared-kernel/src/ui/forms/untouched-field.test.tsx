/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/react';
import { field, openForm, problemOf, type } from '@ncb/shared-kernel/remote-contract/testing';
import type { Problem } from '../../domain';
import { TextField } from './TextField';

const open = () =>
  openForm<{ number: string }>({
    Block: ({ checked }) => <TextField checked={checked} name="number" field="pmt_num" label="№" />,
    texts: [],
    initialValues: { number: '' },
    check: ({ number }): readonly Problem[] => (number === '' ? [{ field: 'pmt_num', key: 'emptyField' }] : []),
  });

describe('an empty field', () => {
  it('is told on save, not when somebody goes past it', async () => {
    await open();
    fireEvent.focus(field('pmt_num'));
    fireEvent.blur(field('pmt_num'));
    expect(problemOf('pmt_num')).toBeNull();
    document.querySelector<HTMLElement>('[data-action="trySaving"]')?.click();
    await waitFor(() => expect(problemOf('pmt_num')).toBe('emptyField'));
  });

  it('is told when it was emptied and left', async () => {
    await open();
    type('pmt_num', '7');
    type('pmt_num', '');
    await waitFor(() => expect(problemOf('pmt_num')).toBe('emptyField'));
  });
});
