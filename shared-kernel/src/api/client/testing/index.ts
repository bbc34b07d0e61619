export { answering, COMPANY, openClient, type OpenClient } from './open-client';
