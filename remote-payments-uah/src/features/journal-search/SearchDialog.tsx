import { Button, Flex, Form, Modal } from 'antd';
import type { KeyboardEvent } from 'react';
import { checkJournalSearch } from '@ncb/shared-kernel/domain/rules';
import { useCheckedForm } from '@ncb/shared-kernel/ui';
import { DocumentFields } from './DocumentFields';
import { EMPTY_SEARCH, type JournalSearch } from './journal-search';
import { PartyFields } from './PartyFields';
import { PeriodFields } from './PeriodFields';
import { useTexts } from '../../texts';

export interface SearchDialogProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
  onClose: () => void;
}

/** Everything that the journal can be searched by. With a problem the search is off. Source: spec 2 §2 */
export function SearchDialog({ search, onSearch, onClose }: SearchDialogProps) {
  const { t, common } = useTexts();
  const checked = useCheckedForm<JournalSearch>({ initialValues: search, check: checkJournalSearch });
  const isWrong = checkJournalSearch(checked.values).length > 0;

  const submit = () => {
    const wanted = checked.present();
    if (checkJournalSearch(wanted).length === 0) onSearch(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In a list Enter chooses; in a field it searches, which sends no money.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.role !== 'combobox') submit();
  };

  return (
    <Modal
      open
      width={820}
      title={t('journal.search.title')}
      onCancel={onClose}
      data-dialog="journalSearch"
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button
            onClick={() => checked.form.setFieldsValue({ ...EMPTY_SEARCH, isForMe: search.isForMe })}
            data-action="clear"
          >
            {t('journal.search.clear')}
          </Button>
          <Button onClick={onClose} data-action="cancel">
            {common('common.cancel')}
          </Button>
          <Button type="primary" disabled={isWrong} onClick={submit} data-action="find">
            {t('journal.search.find')}
          </Button>
        </Flex>
      }
    >
      <Form {...checked.formProps} component={false}>
        <div className="ncb-fields" onKeyDown={onKeyDown}>
          <PeriodFields checked={checked} />
          <DocumentFields checked={checked} />
          <PartyFields checked={checked} />
        </div>
      </Form>
    </Modal>
  );
}
