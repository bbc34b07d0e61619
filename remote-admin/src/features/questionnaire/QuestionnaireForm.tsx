import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Questionnaire } from '@ncb/shared-kernel/api/contract';
import {
  findQuestionnaireSection,
  getQuestionnaireSections,
  type QuestionnaireDraft,
  type QuestionnaireSection,
} from '@ncb/shared-kernel/domain/rules';
import { buildPageAddress, Role } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import { ComparisonDialog } from './ComparisonDialog';
import { DraftNotice, DraftTime } from './DraftNotice';
import { getSectionMarks } from './get-section-marks';
import styles from './questionnaire.module.css';
import { SectionAnswers } from './SectionAnswers';
import { SectionFacts } from './SectionFacts';
import { SectionList } from './SectionList';
import { StateTag } from './StateTag';
import { useAnswerChecks } from './use-answer-checks';
import { useChangeTexts } from './use-change-texts';
import { useQuestionnaireDraft, type DraftState } from './use-questionnaire-draft';
import { useQuestionnaireTexts, type QuestionnaireTexts } from './use-questionnaire-texts';
import { useSubmission } from './use-submission';

export const PAGE = 'miSettingsDocs';

interface QuestionnaireFormProps {
  stored: Questionnaire;
  /** True while the bank reviews it, or if the user's role may not edit. */
  isReadOnly: boolean;
  restored: QuestionnaireDraft | null;
  initialSection: QuestionnaireSection | null;
  /** Starts a new version of the accepted questionnaire; null if not possible. */
  onRenew: (() => void) | null;
  onReload: () => Promise<unknown>;
  onBack: () => void;
}

export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { stored, isReadOnly, restored, initialSection, onReload, onBack } = props;
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const texts = useQuestionnaireTexts();
  const draft = useQuestionnaireDraft(stored, isReadOnly ? null : restored);
  const { answers, state } = draft;
  const sections = getQuestionnaireSections(stored.companyType);
  const { shown, heading, open, show } = useShownSection(sections, initialSection);
  const [isComparing, setComparing] = useState(false);
  const checks = useAnswerChecks(answers, stored.companyType, session.bankDay);
  const changes = useChangeTexts(answers, stored.accepted);
  useUnsavedWork(!isReadOnly && state.kind !== 'saved', t('title'), {
    page: PAGE,
    parameters: navigation.parameters,
    content: () => draft.answers,
  });
  const openField = (field: string) => {
    const section = findQuestionnaireSection(field);
    if (section) show(section);
    checks.focus(field);
  };
  const submission = useSubmission({ draft, checks, onProblem: openField, onSigned: onReload });

  const marks = getSectionMarks(stored, checks.problems).map((mark) => ({
    ...mark,
    isComplete: mark.problems === 0,
    problems: checks.wasSubmitted && !isReadOnly ? mark.problems : 0,
  }));
  const isDirector = session.user.role === Role.director;

  return (
    <div className="ncb-page" data-page={PAGE} data-view="questionnaire">
      <Button type="link" icon={<ArrowLeftOutlined />} className={styles['back']} onClick={onBack} data-action="back">
        {t('toDocs')}
      </Button>
      <QuestionnaireHeader
        {...props}
        draftState={state}
        submission={submission}
        isDirector={isDirector}
        onCompare={() => setComparing(true)}
      />
      {!isReadOnly && !isDirector && <Alert type="info" showIcon title={t('directorSigns')} data-notice="info" />}
      {stored.state === 'submitted' && <Alert type="info" showIcon title={t('atBank')} data-notice="info" />}
      <DraftNotice draft={draft} onReload={onReload} />
      <div className={styles['layout']}>
        <SectionList
          sections={marks}
          shown={shown}
          onOpen={open}
          href={(section) => {
            const { page, parameters } = buildPageAddress(PAGE, { view: 'questionnaire', section });
            return navigation.href(page, parameters);
          }}
          texts={texts}
        />
        <section className={`ncb-sheet ${styles['form']}`} aria-labelledby="questionnaire-section" data-section={shown}>
          <h2 id="questionnaire-section" ref={heading} tabIndex={-1}>
            {texts.section(shown)}
          </h2>
          {isReadOnly ? (
            <SectionFacts section={shown} answers={answers} texts={texts} />
          ) : (
            <SectionAnswers
              section={shown}
              answers={answers}
              changes={changes}
              texts={texts}
              remarks={stored.remarks}
              companyType={stored.companyType}
              change={draft.change}
              checked={checks}
            />
          )}
          <RemarksElsewhere remarks={stored.remarks} shown={shown} texts={texts} onGoTo={openField} />
          <SectionFoot sections={sections} shown={shown} onOpen={open} texts={texts} />
        </section>
      </div>
      {isComparing && stored.accepted && (
        <ComparisonDialog changes={changes} texts={texts} onClose={() => setComparing(false)} />
      )}
    </div>
  );
}

function isInSection(name: QuestionnaireSection) {
  return ({ field }: { readonly field: string }) => findQuestionnaireSection(field) === name;
}

/** Shown section; its heading gets the focus when the user opens another one. */
function useShownSection(sections: readonly QuestionnaireSection[], initialSection: QuestionnaireSection | null) {
  const [shown, show] = useState<QuestionnaireSection>(
    initialSection && sections.includes(initialSection) ? initialSection : 'general',
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChangedSection = useRef(false);
  useEffect(() => {
    if (hasChangedSection.current) heading.current?.focus();
    hasChangedSection.current = false;
  }, [shown]);
  const open = (section: QuestionnaireSection) => {
    hasChangedSection.current = section !== shown;
    show(section);
  };
  return { shown, heading, open, show };
}

interface QuestionnaireHeaderProps extends QuestionnaireFormProps {
  draftState: DraftState;
  submission: ReturnType<typeof useSubmission>;
  isDirector: boolean;
  onCompare: () => void;
}

function QuestionnaireHeader(props: QuestionnaireHeaderProps) {
  const { stored, isReadOnly, onRenew, draftState, submission, isDirector, onCompare } = props;
  const { t } = useTexts();
  return (
    <PageHeader
      title={t('title')}
      about={
        <>
          {stored.renewBy !== null && <DraftTime kind="renew" at={stored.renewBy} />}
          {stored.state === 'submitted' && <DraftTime kind="submitted" at={stored.saved} />}
          {!isReadOnly && <DraftTime kind={draftState.kind} at={draftState.kind === 'saved' ? draftState.at : null} />}
        </>
      }
      views={
        <StateTag state={onRenew === null && !isReadOnly && stored.state === 'accepted' ? 'draft' : stored.state} />
      }
    >
      <div>
        {stored.accepted && (
          <Button onClick={onCompare} data-action="compare">
            {t('compare')}
          </Button>
        )}
        {onRenew && (
          <Button type="primary" onClick={onRenew} data-action="renew">
            {t('renew')}
          </Button>
        )}
        {!isReadOnly && isDirector && (
          <Button
            type="primary"
            loading={submission.isBusy}
            onClick={() => void submission.submit()}
            data-action="submit"
          >
            {t('submit')}
          </Button>
        )}
      </div>
    </PageHeader>
  );
}

interface RemarksElsewhereProps {
  remarks: Questionnaire['remarks'];
  shown: QuestionnaireSection;
  texts: QuestionnaireTexts;
  onGoTo: (field: string) => void;
}

/** The bank's remarks about sections that are not shown. */
function RemarksElsewhere({ remarks, shown, texts, onGoTo }: RemarksElsewhereProps) {
  const { t } = useTexts();
  const isShown = isInSection(shown);
  return remarks
    .filter((remark) => !isShown(remark))
    .map(({ field, text }) => (
      <Alert
        key={`${field} ${text}`}
        type="warning"
        showIcon
        className={styles['note']}
        title={
          <>
            <strong>{t('bankAsks', { section: texts.section(findQuestionnaireSection(field) ?? '') })}</strong> {text}
          </>
        }
        action={
          <Button size="small" onClick={() => onGoTo(field)} data-action="goToRemark">
            {t('goTo')}
          </Button>
        }
        data-notice="warning"
      />
    ));
}

interface SectionFootProps {
  sections: readonly QuestionnaireSection[];
  shown: QuestionnaireSection;
  onOpen: (section: QuestionnaireSection) => void;
  texts: QuestionnaireTexts;
}

function SectionFoot({ sections, shown, onOpen, texts }: SectionFootProps) {
  const { t } = useTexts();
  const place = sections.indexOf(shown);
  const [before, after] = [sections[place - 1], sections[place + 1]];
  return (
    <div className={styles['foot']}>
      <span className={styles['place']}>{t('place', { place: place + 1, total: sections.length })}</span>
      {before && (
        <Button icon={<ArrowLeftOutlined />} onClick={() => onOpen(before)} data-action="previousSection">
          <span className={styles['long']}>{texts.section(before)}</span>
          <span className={styles['short']}>{t('previous')}</span>
        </Button>
      )}
      {after && (
        <Button className={styles['next']} onClick={() => onOpen(after)} data-action="nextSection">
          <span className={styles['long']}>{t('nextNamed', { section: texts.section(after).toLowerCase() })}</span>
          <span className={styles['short']}>{t('next')}</span>
        </Button>
      )}
    </div>
  );
}
