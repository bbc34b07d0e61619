import { APPLICATION_VERSION } from '../../src/domain/vocabulary';
import { ALL_CALLS } from './all-calls';
import { openApiDocument } from './document';

process.stdout.write(`${JSON.stringify(openApiDocument(ALL_CALLS, APPLICATION_VERSION), null, 2)}\n`);
