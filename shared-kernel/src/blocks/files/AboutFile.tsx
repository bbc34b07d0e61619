import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { formatAmount } from '../../domain/money';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { FileAbout } from '../../files';
import { ColumnsReadLine, type NamedColumn } from './ColumnsReadLine';
import { DirectionLine } from './DirectionLine';
import { EncodingChoice } from './EncodingChoice';
import { FileQuestions, type TableReadingChoice } from './FileQuestions';
import { hasFileQuestions } from './has-file-questions';
import { useTexts } from './texts';
import styles from './files.module.css';

interface AboutFileProps {
  /** Null if the file was not recognised. */
  about: FileAbout | null;
  choice: TableReadingChoice;
  onChoice: (change: TableReadingChoice) => void;
  /** Possible meanings of columns; without them the columns are not shown. */
  columns?: readonly NamedColumn[];
}

export function AboutFile({ about, choice, onChoice, columns = [] }: AboutFileProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isReopened, setReopened] = useState(false);
  const encoding = choice.encoding ?? about?.encoding ?? null;
  const isText = about === null || about.encoding !== null;
  const hasQuestions = about !== null && columns.length > 0 && (isReopened || hasFileQuestions(about));
  const isDirectionSaid = about?.direction !== undefined || choice.direction?.place === null;
  const isHidden = (sheet: string) => about?.hiddenSheets?.includes(sheet) ?? false;
  return (
    <section className={`ncb-sheet ${styles['about']}`} aria-label={t('aboutFile.title')}>
      <div className="ncb-toolbar">
        {about && (
          <span>
            {t('aboutFile.format')} <strong data-field="format">{t(`formats.${about.format}`)}</strong>
          </span>
        )}
        {about && about.sheets.length > 1 && (
          <Select<string | null>
            className="ncb-toolbar-select"
            aria-label={t('aboutFile.sheet')}
            value={about.sheet || null}
            placeholder={t('aboutFile.chooseSheet')}
            options={about.sheets.map((sheet) => ({
              value: sheet,
              label: isHidden(sheet) ? t('aboutFile.hiddenSheet', { sheet }) : sheet,
            }))}
            // The column choices belong to the sheet read before.
            onChange={(sheet) => sheet !== null && onChoice({ sheet, columns: {}, direction: {} })}
            data-field="sheet"
          />
        )}
        {isText && (
          <>
            {encoding && (
              <span>
                {t('aboutFile.encoding')} <strong data-field="foundEncoding">{encoding}</strong>
              </span>
            )}
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} data-action="encodings">
              {t('aboutFile.change')}
            </Button>
          </>
        )}
      </div>
      <FileWarnings about={about} choice={choice} onChoice={onChoice} hasQuestions={hasQuestions} />
      {hasQuestions && (
        <FileQuestions
          // Another file or way of reading it has other questions.
          key={`${about.columns?.headings.join('\n')}${about.sheet}${about.encoding}`}
          columns={about.columns}
          direction={about.direction}
          namedColumns={columns}
          choice={choice}
          onChoice={(change) => {
            setReopened(false);
            onChoice(change);
          }}
        />
      )}
      {about && !hasQuestions && isDirectionSaid && (
        <DirectionLine
          direction={about.direction}
          onChange={() => {
            // A list of payments has no direction to show, so the user's choice is cleared.
            if (about.direction) setReopened(true);
            else onChoice({ direction: {} });
          }}
        />
      )}
      {about?.columns && !hasQuestions && columns.length > 0 && (
        <ColumnsReadLine
          key={about.columns.headings.join('\n')}
          read={about.columns}
          namedColumns={columns}
          onChoice={(change) => onChoice({ columns: { ...choice.columns, ...change } })}
        />
      )}
      {isText && isOpen && (
        <EncodingChoice
          previews={about?.previews ?? {}}
          chosen={encoding}
          onChoose={(newEncoding) => onChoice({ encoding: newEncoding })}
        />
      )}
    </section>
  );
}

interface FileWarningsProps extends Pick<AboutFileProps, 'about' | 'choice' | 'onChoice'> {
  hasQuestions: boolean;
}

function FileWarnings({ about, choice, onChoice, hasQuestions }: FileWarningsProps) {
  const { t } = useTexts();
  const { language } = useSteadyShell();
  const { hiddenRows = 0, otherSheets = [] } = about ?? {};
  return (
    <>
      {otherSheets.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('aboutFile.otherSheets', { sheets: otherSheets.join(', ') })}
          description={t('aboutFile.otherSheetsHint', { sheet: about?.sheet ?? '' })}
          data-notice="otherSheets"
        />
      )}
      {(hiddenRows > 0 || choice.withHiddenRows) && (
        <Alert
          type="warning"
          showIcon
          title={choice.withHiddenRows ? t('aboutFile.withHidden') : t('aboutFile.hiddenRows', { count: hiddenRows })}
          action={
            <Button
              size="small"
              onClick={() => onChoice({ withHiddenRows: !choice.withHiddenRows })}
              data-action="hiddenRows"
            >
              {choice.withHiddenRows ? t('aboutFile.leaveHidden') : t('aboutFile.readHidden')}
            </Button>
          }
          data-notice="hiddenRows"
        />
      )}
      {about?.isStatement && !hasQuestions && (
        <Alert
          type="warning"
          showIcon
          title={t('aboutFile.statement')}
          description={t('aboutFile.statementHint')}
          data-notice="statement"
        />
      )}
      {about?.control && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('aboutFile.control', {
            said: formatAmount(about.control.said, language),
            found: formatAmount(about.control.found, language),
          })}
          description={t('aboutFile.controlHint')}
          data-problem="controlTotal"
        />
      )}
    </>
  );
}
