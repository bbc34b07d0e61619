import { Button, Flex } from 'antd';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import type { OpenDialog } from './document-dialog';
import { factsOf, type DocumentFact } from './document-facts';
import { useDocumentCommands } from './use-document-commands';
import { useTexts } from '../../texts';
import styles from './document-details.module.css';

export interface DocumentPanelProps {
  row: JournalRow;
  onDialog: OpenDialog;
}

/** What opens below a document of the journal: its facts, and what can be done with this one document. */
export function DocumentPanel({ row, onDialog }: DocumentPanelProps) {
  const { t, common } = useTexts();
  const { commands, running } = useDocumentCommands(row, onDialog);
  const facts = factsOf(row, (type) => common(`documentKind.${type}`));
  const half = Math.ceil(facts.length / 2);
  return (
    <section aria-label={t('journal.details.of', { number: row.number })} data-field="pmt_details">
      <div className={`ncb-panel ${styles['small']}`}>
        <Facts facts={facts.slice(0, half)} />
        <Facts facts={facts.slice(half)} />
      </div>
      {commands.length > 0 && (
        <Flex gap="small" wrap className={styles['panel-actions']}>
          {commands.map(({ name, isAllowed, reason, run }) => (
            <Button
              key={name}
              size="small"
              disabled={!isAllowed}
              title={reason ?? undefined}
              loading={running === name}
              onClick={run}
              data-action={name}
            >
              {t(`journal.commands.${name}`)}
            </Button>
          ))}
        </Flex>
      )}
    </section>
  );
}

function Facts({ facts }: { facts: readonly DocumentFact[] }) {
  const { t } = useTexts();
  return (
    <dl className="ncb-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`journal.facts.${name}`)}</dt>
          <dd data-field={name}>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
