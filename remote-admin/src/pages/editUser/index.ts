import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { registrationTexts } from '../../features/registration-texts';
import { texts } from '../../texts';
import { EditUserPage } from './EditUserPage';

export const page: RemotePage = { Page: EditUserPage, texts: [...texts, registrationTexts] };
