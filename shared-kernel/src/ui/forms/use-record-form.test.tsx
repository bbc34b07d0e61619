import { act } from '@testing-library/react';
import { Form } from 'antd';
import { useEffect } from 'react';
import { openForm } from '@ncb/shared-kernel/remote-contract/testing';
import { useRecordForm, type RecordForm, type RecordFormOptions } from './use-record-form';

interface Values {
  name: string;
}

async function open(options: Pick<RecordFormOptions<Values, Values>, 'onSave' | 'prepare'>) {
  const latest: { form: RecordForm<Values> | null } = { form: null };
  await openForm<Values>({
    Block: () => {
      const form = useRecordForm<Values, Values>({
        title: 'Запис',
        initialValues: { name: '' },
        check: () => [],
        toRow: (values) => values,
        onKept: () => {},
        ...options,
      });
      useEffect(() => {
        latest.form = form;
      });
      return <Form {...form.checked.formProps} component={false} />;
    },
    texts: [],
    initialValues: { name: '' },
    check: () => [],
  });
  return () => {
    if (!latest.form) throw new Error('no form');
    return latest.form;
  };
}

describe('a row that is saved', () => {
  it.each(['prepare', 'onSave'] as const)('can be saved again after a fault in %s', async (name) => {
    const fails = () => Promise.reject(new Error('a fault'));
    const form = await open({ onSave: () => Promise.resolve(null), [name]: fails });
    await act(() => expect(form().submit()).rejects.toThrow('a fault'));
    expect([form().isBusy, form().checked.isSending()]).toEqual([false, false]);
  });
});
