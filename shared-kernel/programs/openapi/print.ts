import { APPLICATION_VERSION } from '../../src/domain/vocabulary';
import { ALL_CALLS } from './all-calls';
import { callDocs } from './call-docs';
import { openApiDocument } from './document';

const CONTRACT = 'shared-kernel/src/api/contract';

process.stdout.write(
  `${JSON.stringify(openApiDocument(ALL_CALLS, APPLICATION_VERSION, callDocs(CONTRACT)), null, 2)}\n`,
);
