import type { PublicServices, RemotePage } from '@ncb/shared-kernel/remote-contract';
import { registrationTexts } from '../../features/registration-texts';
import { RegisterPage } from './RegisterPage';

export const page: RemotePage<PublicServices> = { Page: RegisterPage, texts: registrationTexts };
