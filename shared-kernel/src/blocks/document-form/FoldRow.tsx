import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './document-form.module.css';

export interface ClosedFold {
  /** Address on the screen: `valueDate` gives `unfold-valueDate`. */
  readonly name: string;
  readonly title: string;
  readonly onOpen: () => void;
}

export interface FoldRowProps {
  folds: readonly ClosedFold[];
}

export function FoldRow({ folds }: FoldRowProps) {
  if (folds.length === 0) return null;
  return (
    <div className={styles['fold-row']}>
      {folds.map(({ name, title, onOpen }) => (
        <Button
          key={name}
          type="text"
          icon={<PlusOutlined />}
          // Keeps the focus: validation of the field that loses it would move the line away under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onOpen}
          data-action={`unfold-${name}`}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
