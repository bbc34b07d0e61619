import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { QuestionnaireSection } from '@ncb/shared-kernel/domain/rules';
import { opensNewTab } from '@ncb/shared-kernel/ui';
import type { SectionMark } from './get-section-marks';
import { useTexts } from './texts';
import styles from './questionnaire.module.css';
import type { QuestionnaireTexts } from './use-questionnaire-texts';

interface ListedSection extends SectionMark {
  /** Open problems are counted only after the user has tried to submit. */
  readonly isComplete: boolean;
}

interface SectionListProps {
  sections: readonly ListedSection[];
  shown: QuestionnaireSection;
  onOpen: (section: QuestionnaireSection) => void;
  href: (section: QuestionnaireSection) => string;
  texts: QuestionnaireTexts;
}

export function SectionList({ sections, shown, onOpen, href, texts }: SectionListProps) {
  const { t } = useTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  const place = sections.findIndex(({ name }) => name === shown) + 1;
  const done = sections.filter(({ isComplete }) => isComplete).length;
  const remarks = sections.reduce((sum, section) => sum + section.remarks, 0);
  return (
    <nav className={`ncb-sheet ${styles['sections']}`} aria-label={t('sectionsLabel')}>
      <div className={styles['folded']}>
        <div>
          <strong>{`${place}. ${texts.section(shown)}`}</strong>
          <div className="ncb-quiet" data-field="progress">
            {t('ready', { done, total: sections.length })}
            {remarks > 0 && `, ${t('remarks', { count: remarks })}`}
          </div>
        </div>
        <Button aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)} data-action="showSections">
          {t('sectionsButton')}
        </Button>
      </div>
      <ol className={isUnfolded ? styles['unfolded'] : undefined}>
        {sections.map((section, index) => (
          <li key={section.name}>
            {/* A link, so that a section can be opened in a new tab or sent to a colleague. */}
            <a
              href={href(section.name)}
              aria-current={section.name === shown ? 'step' : undefined}
              onClick={(event) => {
                if (opensNewTab(event)) return;
                event.preventDefault();
                setUnfolded(false);
                onOpen(section.name);
              }}
              data-action="openSection"
              data-section={section.name}
            >
              <span>{`${index + 1}. ${texts.section(section.name)}`}</span>
              <Mark {...section} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ isComplete, remarks, problems }: ListedSection) {
  const { t } = useTexts();
  if (problems > 0)
    return (
      <span className={`${styles['mark']} ncb-tag-bad ant-tag`} data-mark="problems">
        {problems}
        <span className="ncb-visually-hidden">{` ${t('problemsMark')}`}</span>
      </span>
    );
  if (remarks > 0)
    return (
      <span className={`${styles['mark']} ncb-tag-waiting ant-tag`} data-mark="remarks">
        {remarks}
        <span className="ncb-visually-hidden">{` ${t('remarksMark')}`}</span>
      </span>
    );
  if (!isComplete) return null;
  return <CheckCircleFilled className={styles['done']} aria-label={t('doneMark')} data-mark="done" />;
}
