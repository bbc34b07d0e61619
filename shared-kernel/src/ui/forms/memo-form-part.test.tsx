import { fireEvent, waitFor } from '@testing-library/react';
import { Radio } from 'antd';
import { action, field, openForm, problemOf } from '@ncb/shared-kernel/remote-contract/testing';
import type { Problem } from '../../domain';
import { memoFormPart } from './memo-form-part';
import { TextField } from './TextField';
import type { CheckedForm } from './use-checked-form';

interface Values {
  number: string;
  purpose: string;
}
interface PartProps {
  checked: CheckedForm<Values>;
}

let renderCount = 0;
const NumberPart = memoFormPart<Values, PartProps>(
  function Part({ checked }) {
    renderCount += 1;
    return <TextField checked={checked} name="number" label="№" />;
  },
  { values: ['number'], fields: ['number'] },
);

const open = () =>
  openForm<Values>({
    Block: ({ checked }) => (
      <>
        <NumberPart checked={checked} />
        <TextField checked={checked} name="purpose" label="За що" />
      </>
    ),
    texts: [],
    initialValues: { number: '', purpose: '' },
    check: ({ number }): readonly Problem[] => (number === '' ? [{ field: 'number', key: 'emptyField' }] : []),
  });
const typeInto = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('a part of a form', () => {
  it('is not drawn anew for what it does not show', async () => {
    await open();
    const before = renderCount;
    for (const text of ['О', 'Оп', 'Опл']) typeInto('purpose', text);
    fireEvent.blur(field('purpose'));
    expect(renderCount).toBe(before);
  });

  it('is drawn anew for its value and for its problem', async () => {
    await open();
    fireEvent.click(action('trySaving'));
    await waitFor(() => expect(problemOf('number')).toBe('emptyField'));
    typeInto('number', '7');
    await waitFor(() => expect(problemOf('number')).toBeNull());
  });
});

describe('what a handler writes into a form', () => {
  it('is drawn before the event is over: a radio does not jump back, a cursor stays where it was', async () => {
    await openForm<Values>({
      Block: ({ checked }) => (
        <Radio
          checked={checked.values.purpose === 'tax'}
          onChange={() => checked.fill({ purpose: 'tax' })}
          data-field="tax"
        />
      ),
      texts: [],
      initialValues: { number: '', purpose: '' },
      check: () => [],
    });
    fireEvent.click(field('tax'));
    expect(field('tax')).toBeChecked();
  });
});
