import * as z from 'zod/mini';
import { schemaNames } from './schema-names.ts';

/** JSON Schema 2020-12, which OpenAPI 3.1 uses unchanged. */
export const JsonSchema = z.record(z.string(), z.json());
export type JsonSchema = z.output<typeof JsonSchema>;

/** Schemas by name, for OpenAPI's `components.schemas`. */
export type Components = Map<string, JsonSchema>;

/**
 * Converts a schema for requests or responses. Domain types are put into `components` under the name that `nameOf`
 * returns, and referenced.
 */
export function jsonSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  components: Components,
  nameOf: (word: string) => string = (word) => word,
): JsonSchema {
  const converted = z.toJSONSchema(schema, { io, metadata: schemaNames, unrepresentable: 'any' });
  const referring = JSON.stringify(converted, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? reference(nameOf(value.slice('#/$defs/'.length))) : value,
  );
  const { $schema: _, $defs = {}, ...body } = JsonSchema.parse(JSON.parse(referring));
  for (const [word, definition] of Object.entries(JsonSchema.parse($defs))) {
    components.set(nameOf(word), JsonSchema.parse(definition));
  }
  return body;
}

function reference(name: string): string {
  return `#/components/schemas/${name}`;
}
