import { Button } from 'antd';
import type { DocumentStatus } from '../../domain/vocabulary';
import type { ActionDocument, PossibleAction } from './get-possible-actions';
import styles from './refusal-list.module.css';
import { useTexts } from './texts';
import { useDocumentTitle } from './use-document-title';
import { useRefusalText } from './use-refusal-text';

export interface RefusedLinesProps {
  refused: PossibleAction<ActionDocument & { readonly status: DocumentStatus }>['refused'];
  onDrop: () => void;
}

/** Documents that an action leaves out, each with its reason. */
export function RefusedLines({ refused, onDrop }: RefusedLinesProps) {
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
