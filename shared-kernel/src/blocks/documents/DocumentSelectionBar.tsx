import { MoreOutlined, SignatureOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { DocumentStatus } from '../../domain/vocabulary';
import { SelectionBar, useListLayout, useMenuFocusReturn, type RecordListState } from '../../ui';
import { DocumentSums } from './DocumentSums';
import {
  isForward,
  getMainAction,
  getPossibleActions,
  type PossibleAction,
  type ActionDocument,
  type BulkAction,
} from './get-possible-actions';
import { RefusalList } from './RefusalList';
import type { DocumentActions } from './use-document-actions';
import { useActingUser } from './use-acting-user';
import { useRefusalText } from './use-refusal-text';
import { useTexts } from './texts';

type ChosenDocument = ActionDocument & { readonly status: DocumentStatus };

export interface DocumentSelectionBarProps<Row extends ChosenDocument> {
  list: RecordListState<Row>;
  documents: readonly Row[];
  text: string;
  actions: DocumentActions;
  tools?: ReactNode;
}

/**
 * List widths in px from which a part fits: the full refusal sentence, forward actions, the reasons, one other action,
 * all actions. The selection and its sums in three currencies come first.
 */
const MIN_WIDTHS = { words: 600, forward: 860, reasons: 1080, one: 1140, all: 1500 };

/** Bar of the selected documents: totals and actions; an action applies to the documents that allow it. */
export function DocumentSelectionBar<Row extends ChosenDocument>(props: DocumentSelectionBarProps<Row>) {
  const { list, documents, text, actions, tools } = props;
  const { t } = useTexts();
  const reasonsOf = useRefusalReasons();
  const { width } = useListLayout();
  const { opener, onOpenChange } = useMenuFocusReturn();
  const acting = useActingUser();
  const possible = useMemo(() => getPossibleActions(documents, acting), [documents, acting]);
  const main = getMainAction(possible);
  const feasible = possible.filter((one) => one !== main && one.documents.length > 0);
  const roomForOthers = feasible.length === 1 ? MIN_WIDTHS.one : MIN_WIDTHS.all;
  const outside = feasible.filter(({ action }) => width >= (isForward(action) ? MIN_WIDTHS.forward : roomForOthers));

  const formatActionName = ({ action, documents: targets }: PossibleAction<Row>, isButton = false) =>
    t(targets.length < documents.length ? 'selection.partly' : 'selection.counted', {
      action: t(isButton && action === 'send' ? 'send.short' : `${action}.button`),
      count: targets.length,
      all: documents.length,
    });
  const items: NonNullable<MenuProps['items']> = possible
    .filter((one) => one !== main && !outside.includes(one))
    .toSorted((a, b) => Math.sign(b.documents.length) - Math.sign(a.documents.length))
    .map((one) => {
      const isPossible = one.documents.length > 0;
      return {
        key: one.action,
        'data-action': one.action,
        // Stays enabled so that keyboard users reach the reason too.
        danger: isPossible && one.action === 'delete',
        label: isPossible ? (
          formatActionName(one)
        ) : (
          <span className="ncb-quiet">{`${t(`${one.action}.button`)}: ${reasonsOf(one)}`}</span>
        ),
      };
    });
  const run = (one: PossibleAction<Row>) => {
    if (actions.running === null && one.documents.length > 0) void actions.run(one.action, one.documents);
  };
  const button = (one: PossibleAction<Row>, isMain: boolean) => (
    <ActionButton
      key={one.action}
      action={one.action}
      running={actions.running}
      isMain={isMain}
      text={formatActionName(one, true)}
      onPress={() => run(one)}
    />
  );
  return (
    <SelectionBar
      list={list}
      text={text}
      tools={tools}
      sums={<DocumentSums documents={documents} />}
      note={
        main &&
        main.refused.length > 0 && (
          <>
            <span>
              {t(width < MIN_WIDTHS.words ? 'selection.refusedBriefly' : `selection.refused.${main.action}`, {
                count: main.refused.length,
              })}
              {width >= MIN_WIDTHS.reasons && `: ${reasonsOf(main)}`}
            </span>
            <RefusalList
              refused={main.refused}
              title={formatActionName(main)}
              onDrop={() => list.marks.selected.set(main.documents.map(({ id }) => id))}
            />
          </>
        )
      }
    >
      {outside.filter(({ action }) => !isForward(action)).map((one) => button(one, false))}
      {outside.filter(({ action }) => isForward(action)).map((one) => button(one, false))}
      {items.length > 0 && (
        <Dropdown
          autoFocus
          // A kept menu would show the actions of the former status.
          destroyOnHidden
          onOpenChange={onOpenChange}
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items,
            onClick: ({ key }) => {
              const chosen = possible.find(({ action }) => action === key);
              if (chosen) run(chosen);
            },
          }}
        >
          <Button ref={opener} icon={<MoreOutlined />} aria-label={t('selection.more')} data-action="moreActions" />
        </Dropdown>
      )}
      {main && button(main, true)}
    </SelectionBar>
  );
}

interface ActionButtonProps {
  action: BulkAction;
  running: BulkAction | null;
  isMain: boolean;
  text: string;
  onPress: () => void;
}

function ActionButton({ action, running, isMain, text, onPress }: ActionButtonProps) {
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      icon={action === 'sign' ? <SignatureOutlined /> : undefined}
      danger={action === 'delete'}
      // A running action stays enabled: a disabled button would lose the focus.
      disabled={running !== null && running !== action}
      loading={running === action}
      aria-disabled={running === action || undefined}
      onClick={onPress}
      data-action={action}
    >
      {text}
    </Button>
  );
}

/** Returns a function that lists the reasons of an action's refusals, each with its number of documents. */
function useRefusalReasons(): (action: PossibleAction<ChosenDocument>) => string {
  const reasonOf = useRefusalText();
  return ({ refused }) => {
    // Formats each reason once: per document it would be noticeably slow for thousands.
    const counts = new Map<string, { reason: string; count: number }>();
    for (const { document, refusal } of refused) {
      const key = refusal === 'status' ? `status ${document.status}` : refusal;
      const counted = counts.get(key);
      if (counted) counted.count += 1;
      else counts.set(key, { reason: reasonOf(refusal, document.status), count: 1 });
    }
    return [...counts.values()].map(({ reason, count }) => `${reason} – ${count}`).join(', ');
  };
}
