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
import styles from './questionnaire.module.css';
import { SectionAnswers } from './SectionAnswers';
import { SectionFacts } from './SectionFacts';
import { SectionList } from './SectionList';
import { StateTag } from './StateTag';
import { useAnswerChecks } from './use-answer-checks';
import { useChangeTexts } from './use-change-texts';
import { useQuestionnaireDraft } from './use-questionnaire-draft';
import { useQuestionnaireTexts } from './use-questionnaire-texts';
import { useSubmission } from './use-submission';

export const PAGE = 'miSettingsDocs';

export interface QuestionnaireFormProps {
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
  const { stored, isReadOnly, restored, initialSection, onRenew, onReload, onBack } = props;
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const texts = useQuestionnaireTexts();
  const draft = useQuestionnaireDraft(stored, isReadOnly ? null : restored);
  const { answers, state } = draft;
  const sections = getQuestionnaireSections(stored.companyType);
  const [shown, setShown] = useState<QuestionnaireSection>(
    initialSection && sections.includes(initialSection) ? initialSection : 'general',
  );
  const [isComparing, setComparing] = useState(false);
  const checks = useAnswerChecks(answers, stored.companyType, session.bankDay);
  const changes = useChangeTexts(answers, stored.accepted);
  const title = t('title');
  useUnsavedWork(!isReadOnly && state.kind !== 'saved', title, {
    page: PAGE,
    parameters: navigation.parameters,
    content: () => draft.answers,
  });

  const heading = useRef<HTMLHeadingElement>(null);
  const hasChangedSection = useRef(false);
  useEffect(() => {
    if (hasChangedSection.current) heading.current?.focus();
    hasChangedSection.current = false;
  }, [shown]);
  const open = (section: QuestionnaireSection) => {
    hasChangedSection.current = section !== shown;
    setShown(section);
  };
  const openField = (field: string) => {
    const section = findQuestionnaireSection(field);
    if (section) setShown(section);
    checks.focus(field);
  };
  const submission = useSubmission({ draft, checks, onProblem: openField, onSigned: onReload });

  const place = sections.indexOf(shown);
  const [before, after] = [sections[place - 1], sections[place + 1]];
  const inSection = (name: QuestionnaireSection) => (one: { readonly field: string }) =>
    findQuestionnaireSection(one.field) === name;
  const marks = sections.map((name) => {
    const problems = checks.problems.filter(inSection(name)).length;
    const remarks = stored.remarks.filter(inSection(name)).length;
    return { name, isComplete: problems === 0, remarks, problems: checks.wasSubmitted && !isReadOnly ? problems : 0 };
  });
  const elsewhere = stored.remarks.filter((remark) => !inSection(shown)(remark));
  const isDirector = session.user.role === Role.director;

  return (
    <div className="ncb-page" data-page={PAGE} data-view="questionnaire">
      <Button type="link" icon={<ArrowLeftOutlined />} className={styles['back']} onClick={onBack} data-action="back">
        {t('toDocs')}
      </Button>
      <PageHeader
        title={title}
        about={
          <>
            {stored.renewBy !== null && <DraftTime kind="renew" at={stored.renewBy} />}
            {stored.state === 'submitted' && <DraftTime kind="submitted" at={stored.saved} />}
            {!isReadOnly && <DraftTime kind={state.kind} at={state.kind === 'saved' ? state.at : null} />}
          </>
        }
        views={
          <StateTag state={onRenew === null && !isReadOnly && stored.state === 'accepted' ? 'draft' : stored.state} />
        }
      >
        <div>
          {stored.accepted && (
            <Button onClick={() => setComparing(true)} data-action="compare">
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
          {elsewhere.map(({ field, text }) => (
            <Alert
              key={`${field} ${text}`}
              type="warning"
              showIcon
              className={styles['note']}
              title={
                <>
                  <strong>{t('bankAsks', { section: texts.section(findQuestionnaireSection(field) ?? '') })}</strong>{' '}
                  {text}
                </>
              }
              action={
                <Button size="small" onClick={() => openField(field)} data-action="goToRemark">
                  {t('goTo')}
                </Button>
              }
              data-notice="warning"
            />
          ))}
          <div className={styles['foot']}>
            <span className={styles['place']}>{t('place', { place: place + 1, total: sections.length })}</span>
            {before && (
              <Button icon={<ArrowLeftOutlined />} onClick={() => open(before)} data-action="previousSection">
                <span className={styles['long']}>{texts.section(before)}</span>
                <span className={styles['short']}>{t('previous')}</span>
              </Button>
            )}
            {after && (
              <Button className={styles['next']} onClick={() => open(after)} data-action="nextSection">
                <span className={styles['long']}>
                  {t('nextNamed', { section: texts.section(after).toLowerCase() })}
                </span>
                <span className={styles['short']}>{t('next')}</span>
              </Button>
            )}
          </div>
        </section>
      </div>
      {isComparing && stored.accepted && (
        <ComparisonDialog changes={changes} texts={texts} onClose={() => setComparing(false)} />
      )}
    </div>
  );
}
