import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { TextField, useCheckedForm } from '../../ui';
import { DocumentFormPage, documentFormTexts, OpenedDocument, useOpenedVersion } from '.';

const save = jest.fn();

interface FormProps {
  stored: { readonly version: number };
  draft: { readonly version: number } | null;
}

function OrderForm({ stored, draft }: FormProps) {
  const checked = useCheckedForm({ initialValues: { name: '' }, check: () => [] });
  const opened = useOpenedVersion(stored, () => draft);
  return (
    <DocumentFormPage
      page="miPmtJournal"
      title="Наказ"
      savedAt={null}
      checked={checked}
      head={null}
      changedSince={opened.isChangedSince && 'Наказ змінили'}
      refusedBefore="Попередній відхилено"
      links={[{ field: 'name', label: 'назву' }]}
      onFocus={checked.focus}
      summary={(problems) => <aside>{problems}</aside>}
      unsaved={{ kind: 'payment', stored: null, place: 'page' }}
      keys={{ save: () => save(opened.version), ask: () => undefined }}
      dialogs={null}
    >
      <TextField checked={checked} label="Назва" name="name" />
    </DocumentFormPage>
  );
}

const open = (props: FormProps) =>
  openPage(
    { Page: () => <OrderForm {...props} />, texts: documentFormTexts },
    { answers: {}, parameters: { id: '91', draft: '7' } },
  );

const notices = () =>
  [...document.querySelectorAll<HTMLElement>('[data-notice], [data-warning]')].map(({ textContent }) => textContent);

describe('DocumentFormPage', () => {
  beforeEach(() => save.mockClear());

  it('tells what changed since the draft, what was refused and what is wrong; what is saved is a change of the draft’s version', async () => {
    await open({ stored: { version: 4 }, draft: { version: 3 } });
    const [changed, refused, ...wrong] = notices();
    expect(changed).toMatch(/^Наказ змінили/);
    expect(refused).toBe('Попередній відхилено');
    const stored = screen.getByRole('link', { name: 'Показати збережене в новій вкладці' });
    expect(stored).toHaveAttribute('href', '/ncb/main/miPmtJournal?id=91');
    expect(stored).toHaveAttribute('target', '_blank');
    // Above the fields and in the summary; CSS shows one of them by width.
    expect(wrong).toHaveLength(2);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).toHaveBeenCalledTimes(1);
    const question = document.createElement('div');
    question.setAttribute('role', 'dialog');
    question.setAttribute('aria-modal', 'true');
    jest.spyOn(question, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    document.body.append(question);
    // Nothing is saved behind another question, such as the one about a session that ends.
    await userEvent.keyboard('{Control>}s{/Control}');
    question.remove();
    await userEvent.type(screen.getByRole('textbox'), 'а{Control>}s{/Control}');
    expect(save.mock.calls).toEqual([[3], [3]]);
  });

  it('says nothing of a draft that is of the stored version', async () => {
    await open({ stored: { version: 4 }, draft: { version: 4 } });
    expect(notices()[0]).toBe('Попередній відхилено');
  });
});

describe('OpenedDocument', () => {
  it('keeps a form as it was opened, and shows a stored document as it stands now', async () => {
    function Page({ kind }: { kind: string }) {
      const [text, setText] = useState('перше');
      return (
        <>
          <button type="button" onClick={() => setText('друге')} data-action={`sign-${kind}`}>
            {`Підписати ${kind}`}
          </button>
          <OpenedDocument page="miPmtJournal" query={{ source: { kind, text }, failed: null }} waiting={null}>
            {(source) => <p data-field={source.kind}>{source.text}</p>}
          </OpenedDocument>
        </>
      );
    }
    const Both = () => (
      <>
        <Page kind="form" />
        <Page kind="view" />
      </>
    );
    await openPage({ Page: Both, texts: documentFormTexts }, { answers: {} });
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(document.querySelector('[data-field="form"]')).toHaveTextContent('перше');
    expect(document.querySelector('[data-field="view"]')).toHaveTextContent('друге');
  });
});
