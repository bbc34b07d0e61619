export { CompanyData } from './CompanyData';
export { CompanyDocuments } from './CompanyDocuments';
export { default as organisationStyles } from './organisation.module.css';
export { QuestionnaireCard } from './QuestionnaireCard';
