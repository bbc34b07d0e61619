import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { questionnaireTexts } from '../../features/questionnaire';
import { texts } from '../../texts';
import { SettingsDocsPage } from './SettingsDocsPage';

export const page: RemotePage = { Page: SettingsDocsPage, texts: [...texts, questionnaireTexts] };
