import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { registrationTexts } from '../../features/registration-texts';
import { texts } from '../../texts';
import { SettingsAddCompanyPage } from './SettingsAddCompanyPage';

export const page: RemotePage = { Page: SettingsAddCompanyPage, texts: [...texts, registrationTexts] };
