import { APPLICATION_VERSION } from '../../src/domain/vocabulary';
import { ALL_CALLS } from './all-calls';
import { readCallDocs } from './call-docs';
import { buildOpenApiDocument } from './build-open-api-document';

const CONTRACT = 'shared-kernel/src/api/contract';

process.stdout.write(
  `${JSON.stringify(buildOpenApiDocument(ALL_CALLS, APPLICATION_VERSION, readCallDocs(CONTRACT)), null, 2)}\n`,
);
