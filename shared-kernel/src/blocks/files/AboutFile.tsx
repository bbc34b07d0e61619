import { Button, Select } from 'antd';
import { useState } from 'react';
import type { FileAbout, TextEncoding } from '../../files';
import { EncodingChoice } from './EncodingChoice';
import { useTexts } from './texts';

/** How a person wants a file to be read. */
export interface TableChoice {
  readonly encoding?: TextEncoding;
  readonly sheet?: string;
}

export interface AboutFileProps {
  /** Null where the file could not be recognised. */
  about: FileAbout | null;
  choice: TableChoice;
  onChoice: (change: TableChoice) => void;
}

/** What the file was taken for, and what a person may take it for instead: encoding and sheet. */
export function AboutFile({ about, choice, onChoice }: AboutFileProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const encoding = choice.encoding ?? about?.encoding ?? null;
  const isText = about === null || about.encoding !== null;
  return (
    <section className="ncb-sheet" aria-label={t('aboutFile.title')}>
      <div className="ncb-toolbar">
        {about && (
          <span>
            {t('aboutFile.format')} <strong data-field="format">{t(`formats.${about.format}`)}</strong>
          </span>
        )}
        {about && about.sheets.length > 1 && (
          <Select<string>
            className="ncb-toolbar-select"
            aria-label={t('aboutFile.sheet')}
            value={about.sheet}
            options={about.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={(sheet) => onChoice({ sheet })}
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
      {isText && isOpen && (
        <EncodingChoice
          previews={about?.previews ?? {}}
          chosen={encoding}
          onChoose={(wanted) => onChoice({ encoding: wanted })}
        />
      )}
    </section>
  );
}
