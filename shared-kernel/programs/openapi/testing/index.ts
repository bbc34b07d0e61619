import { Validator } from '@seriousme/openapi-schema-validator';

/** Checks a document against the schema of its OpenAPI version, with a validator that is not ours. */
export async function validate(document: unknown): Promise<{ readonly valid: boolean; readonly errors?: unknown }> {
  return new Validator().validate(structuredClone(document) as Record<string, unknown>);
}
