import { Button, Form } from 'antd';
import { useEffect, type ComponentType } from 'react';
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from '../../ui';
import type { RemotePage } from '../page';
import type { FakeShell, WireAnswers } from './fake-shell';
import { openPage } from './open-page';

export interface FormToOpen<Values> extends Pick<CheckedFormOptions<Values>, 'initialValues' | 'check'> {
  Block: ComponentType<{ checked: CheckedForm<Values> }>;
  texts: RemotePage['texts'];
  answers?: WireAnswers;
}

export interface OpenForm<Values> {
  readonly shell: FakeShell;
  present(): Values;
  put(values: Partial<Values>): void;
}

export async function openForm<Values extends object>(given: FormToOpen<Values>): Promise<OpenForm<Values>> {
  const { Block, texts, answers = {}, initialValues, check } = given;
  const held: { form: CheckedForm<Values> | null } = { form: null };
  function Page() {
    const checked = useCheckedForm<Values>({ initialValues, check });
    useEffect(() => {
      held.form = checked;
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
    if (!held.form) throw new Error('no form');
    return held.form;
  };
  return { shell, present: () => opened().present(), put: (values) => opened().fill(values) };
}
