import { CopyOutlined } from '@ant-design/icons';
import { IconButton, useCopy } from '../../ui';
import { useTexts } from './texts';

interface CopiedTextProps {
  text: string;
  /** Text as people read it, for example in groups. */
  shown?: string;
  label: string;
  action: string;
}

/** Number with a button that copies it. */
export function CopiedText({ text, shown = text, label, action }: CopiedTextProps) {
  const { t, common } = useTexts();
  const copy = useCopy();
  return (
    <>
      <span className="ncb-number ncb-breakable">{shown}</span>{' '}
      <IconButton
        icon={<CopyOutlined />}
        aria-label={label}
        data-action={action}
        onClick={() => void copy(text, { done: common('common.copied'), failed: t('copyFailed') })}
      />
    </>
  );
}
