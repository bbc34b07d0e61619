import { Button, Form } from 'antd';
import { useEffect, type ComponentType } from 'react';
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from '../../ui';
import type { RemotePage } from '../page';
import type { FakeShell, WireAnswers } from './create-fake-shell';
import { openPage } from './open-page';

export interface FormToOpen<Values> extends Pick<CheckedFormOptions<Values>, 'initialValues' | 'check'> {
  Block: ComponentType<{ checked: CheckedForm<Values> }>;
  texts: RemotePage['texts'];
  answers?: WireAnswers;
}

export interface OpenForm<Values> {
  readonly shell: FakeShell;
  present(): Values;
  setValues(values: Partial<Values>): void;
}

export async function openForm<Values extends object>(options: FormToOpen<Values>): Promise<OpenForm<Values>> {
  const { Block, texts, answers = {}, initialValues, check } = options;
  const formRef: { form: CheckedForm<Values> | null } = { form: null };
  function Page() {
    const checked = useCheckedForm<Values>({ initialValues, check });
    useEffect(() => {
      formRef.form = checked;
    });
    return (
      <Form {...checked.formProps} component={false}>
        <Block checked={checked} />
        <Button onClick={() => checked.checkAll()} data-action="trySaving" />
      </Form>
    );
  }
  const shell = await openPage({ Page, texts }, { answers });
  const opened = () => {
    if (!formRef.form) throw new Error('no form');
    return formRef.form;
  };
  return { shell, present: () => opened().present(), setValues: (values) => opened().fill(values) };
}
