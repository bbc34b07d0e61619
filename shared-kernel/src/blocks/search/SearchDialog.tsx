import { Button, Flex, Form, Modal } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { DialogFields, useCheckedForm } from '../../ui';
import type { SearchForm } from './search-form';
import type { SearchModel } from './search-model';
import { useTexts } from './texts';

export interface SearchDialogProps<Search extends object> {
  name: string;
  title: string;
  model: SearchModel<Search>;
  search: Search;
  labelOf: (field: keyof Search & string) => string;
  onSearch: (search: Search) => void;
  onClose: () => void;
  children: (form: SearchForm<Search>) => ReactNode;
}

/**
 * Dialog frame of a search: fields, find, clear, cancel. Find is disabled while there is a problem. Source:
 * docs/requirements/hryvnia-payments.md#journal-search.
 */
export function SearchDialog<Search extends object>(props: SearchDialogProps<Search>) {
  const { name, title, model, search, labelOf, onSearch, onClose, children } = props;
  const { t, common } = useTexts();
  const checked = useCheckedForm<Search>({ initialValues: search, check: model.check });
  const isWrong = model.check(checked.values).length > 0;

  const submit = () => {
    const newSearch = checked.present();
    if (model.check(newSearch).length === 0) onSearch(newSearch);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter chooses in a list and searches in a field.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.role === 'combobox')
      return;
    // The button that opened the dialog gets the focus back, and the same key would press it.
    event.preventDefault();
    submit();
  };

  return (
    <Modal
      open
      width={820}
      title={title}
      onCancel={onClose}
      data-dialog={name}
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button onClick={() => checked.fill(model.cleared(search))} data-action="clear">
            {t('clear')}
          </Button>
          <Button onClick={onClose} data-action="cancel">
            {common('common.cancel')}
          </Button>
          <Button type="primary" disabled={isWrong} onClick={submit} data-action="find">
            {t('find')}
          </Button>
        </Flex>
      }
    >
      <Form {...checked.formProps} component={false}>
        <DialogFields className="ncb-fields" onKeyDown={onKeyDown}>
          {children({ checked, labelOf })}
        </DialogFields>
      </Form>
    </Modal>
  );
}
