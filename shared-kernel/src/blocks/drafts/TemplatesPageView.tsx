import { buildPageAddress } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerRefresh, goTo, ListChoice, PageHeader } from '../../ui';
import { TemplatesList, useTemplatesOfKind, type TemplateKind } from '../templates';
import { DraftsList } from './DraftsList';
import { useDrafts } from './use-drafts';

export interface TemplatesPageViewProps {
  page: 'miTemplatesPmtUah' | 'miTemplatesPmtCur';
  title: string;
  kind: TemplateKind;
  /** Pages whose drafts are listed; must keep its identity between renders. */
  draftPages: readonly string[];
  tabs: Readonly<Record<Tab, string>>;
  shown: Tab;
}

type Tab = 'templates' | 'drafts';

/** Page with the templates of a kind and the drafts of its forms. */
export function TemplatesPageView({ page, title, kind, draftPages, tabs, shown }: TemplatesPageViewProps) {
  const { navigation } = useShell();
  const { answer: templatesAnswer, templates } = useTemplatesOfKind(kind);
  const { answer: draftsAnswer, drafts } = useDrafts(draftPages);
  const option = (name: Tab, { length: count }: { readonly length: number }) => ({
    name,
    title: tabs[name],
    ...(count > 0 && { count }),
  });
  return (
    <div className="ncb-page" data-page={page}>
      <PageHeader
        title={title}
        views={
          <ListChoice
            label={title}
            lists={[option('templates', templates), option('drafts', drafts)]}
            shown={shown}
            onChoose={(tab) => goTo(navigation, buildPageAddress(page, { tab }))}
          />
        }
      >
        <AnswerRefresh answer={shown === 'templates' ? templatesAnswer : draftsAnswer} />
      </PageHeader>
      {shown === 'templates' ? <TemplatesList kind={kind} label={title} /> : <DraftsList pages={draftPages} />}
    </div>
  );
}
