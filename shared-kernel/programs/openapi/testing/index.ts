import { Validator } from '@seriousme/openapi-schema-validator';

export async function validate(document: unknown): Promise<{ readonly valid: boolean; readonly errors?: unknown }> {
  return new Validator().validate(structuredClone(document) as Record<string, unknown>);
}
