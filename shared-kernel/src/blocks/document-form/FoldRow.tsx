import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './document-form.module.css';

export interface FoldToOpen {
  /** Its address on the screen: `valueDate` gives `unfold-valueDate`. */
  readonly name: string;
  readonly title: string;
  readonly onOpen: () => void;
}

export interface FoldRowProps {
  folds: readonly FoldToOpen[];
}

/** One line with the rare parts of a form that are folded away. */
export function FoldRow({ folds }: FoldRowProps) {
  if (folds.length === 0) return null;
  return (
    <div className={styles['fold-row']}>
      {folds.map(({ name, title, onOpen }) => (
        <Button
          key={name}
          type="text"
          icon={<PlusOutlined />}
          // What is told of the field that is left would move the line away from under the press.
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
