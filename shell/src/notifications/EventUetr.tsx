import { CheckOutlined, CloseOutlined, CopyOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { IconButton } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

const ICONS = { copyUetr: CopyOutlined, uetrCopied: CheckOutlined, uetrNotCopied: CloseOutlined } as const;

/** Digits after the last hyphen. */
const TAIL = 12;

/** UETR of a payment with a copy button. */
export function EventUetr({ uetr }: { uetr: string }) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<keyof typeof ICONS>('copyUetr');
  const Icon = ICONS[outcome];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(uetr);
      setOutcome('uetrCopied');
    } catch {
      setOutcome('uetrNotCopied');
    }
  };
  return (
    <span className="ncb-reason ncb-number ncb-breakable" data-field="uetr">
      {`UETR ${uetr.slice(0, -TAIL)}`}
      {/* The button never stands in a line of its own. */}
      <span className="ncb-uetr-end">
        {`${uetr.slice(-TAIL)} `}
        <IconButton
          icon={<Icon />}
          aria-label={t(`news.${outcome}`)}
          onClick={() => void copy()}
          data-action="copyUetr"
        />
      </span>
    </span>
  );
}
