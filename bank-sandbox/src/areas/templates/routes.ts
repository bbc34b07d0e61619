import { addTemplate, dropTemplate, getTemplate, listTemplates, updateTemplate } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { drop } from './drop-template';
import { templateInfo, templatesOfCompany } from './read-templates';
import { addNewTemplate, replaceTemplate } from './save-template';

export const TEMPLATE_ROUTES: readonly Route[] = [
  forCompany(listTemplates, templatesOfCompany),
  forCompany(getTemplate, templateInfo),
  forCompany(addTemplate, addNewTemplate),
  forCompany(updateTemplate, replaceTemplate),
  forCompany(dropTemplate, drop),
];
