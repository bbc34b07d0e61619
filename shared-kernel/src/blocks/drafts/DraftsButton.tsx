import { EditOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { useState } from 'react';
import { onDemand } from '../on-demand';
import { useDrafts } from './use-drafts';
import { useTexts } from './texts';

export interface DraftsButtonProps {
  /** Pages whose drafts are listed; must keep its identity between renders. */
  pages: readonly string[];
}

/**
 * Button on the page line of a list that opens the drafts of the list's forms; absent without drafts, and on a phone,
 * whose tabs need the line: there the menu has a page of drafts.
 */
export function DraftsButton({ pages }: DraftsButtonProps) {
  const { t } = useTexts();
  const { drafts } = useDrafts(pages);
  const { md: isWide = true } = Grid.useBreakpoint();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isWide && drafts.length > 0 && (
        <Button icon={<EditOutlined aria-hidden />} onClick={() => setOpen(true)} data-action="showDraftList">
          {t('button', { count: drafts.length })}
        </Button>
      )}
      {isOpen && <DraftsDialog pages={pages} onClose={() => setOpen(false)} />}
    </>
  );
}

const DraftsDialog = onDemand('drafts/dialog', async () => (await import('./DraftsDialog')).DraftsDialog);
