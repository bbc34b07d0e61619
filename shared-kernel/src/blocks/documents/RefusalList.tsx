import { Button, Popover } from 'antd';
import type { DocumentStatus } from '../../domain/vocabulary';
import type { PossibleAction, ActionDocument } from './get-possible-actions';
import { useRefusalText } from './use-refusal-text';
import { useTexts } from './texts';
import { useDocumentTitle } from './use-document-title';
import styles from './refusal-list.module.css';

interface RefusalListProps {
  of: PossibleAction<ActionDocument & { readonly status: DocumentStatus }>;
  title: string;
  onDrop: () => void;
}

export function RefusalList({ of: { refused }, title, onDrop }: RefusalListProps) {
  const { t } = useTexts();
  return (
    <Popover
      trigger="click"
      title={title}
      // Renders on opening: thousands of lines per selection change would be noticeably slow.
      content={() => <Lines refused={refused} onDrop={onDrop} />}
      placement="bottomLeft"
      destroyOnHidden
    >
      <Button type="link" size="small" data-action="showRefused">
        {t('selection.show')}
      </Button>
    </Popover>
  );
}

function Lines({ refused, onDrop }: Pick<RefusalListProps['of'], 'refused'> & Pick<RefusalListProps, 'onDrop'>) {
  const { t } = useTexts();
  const titleOf = useDocumentTitle();
  const reasonOf = useRefusalText();
  return (
    <div className={styles['refusals']}>
      <ul className="ncb-plain-list">
        {refused.map(({ document, refusal }) => (
          <li key={document.id} data-row={document.id}>
            <span>{titleOf(document)}</span>
            <span className="ncb-quiet">{reasonOf(refusal, document.status)}</span>
          </li>
        ))}
      </ul>
      <Button type="link" size="small" onClick={onDrop} data-action="dropRefused">
        {t('selection.dropRefused', { count: refused.length })}
      </Button>
    </div>
  );
}
