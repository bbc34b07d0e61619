export { answering, bankResponse, COMPANY, openClient, type OpenClient } from './open-client';
