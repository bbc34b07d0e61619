import { enquireInstant, getInstantTerms } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { answerEnquiry } from './answer-enquiry';
import { readInstantTerms } from './read-instant-terms';

export const INSTANT_ROUTES: readonly Route[] = [
  forCompany(getInstantTerms, readInstantTerms),
  forCompany(enquireInstant, answerEnquiry),
];
