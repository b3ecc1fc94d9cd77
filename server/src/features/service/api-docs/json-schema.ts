import * as contract from '@panel/contract'
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Each schema that the contract exports has a name in the document: `conversation` is `Conversation`. */
const names = { input: registryOf('Input'), output: registryOf('') }

/**
 * @param ending appended to the names of request schemas: they differ from response schemas when a field is transformed or
 * dropped
 */
function registryOf(ending: string) {
  const registry = z.registry<{ id: string }>()
  for (const [name, value] of Object.entries(contract))
    if (value instanceof z.ZodType)
      registry.add(value, { id: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${ending}` })
  return registry
}

/** Converts schemas to JSON Schema, and collects those with a name. */
export function schemaWriter() {
  const named: Record<string, JsonSchema> = {}
  return {
    named,
    write(schema: z.core.$ZodType, side: 'input' | 'output'): JsonSchema {
      const {
        $schema: _version,
        $defs = {},
        ...written
      } = inPlace(
        z.toJSONSchema(schema, { io: side, metadata: names[side], override: describeAndSimplify(side) }),
      )
      Object.assign(named, $defs)
      return written
    },
  }
}

/** Named schemas are references to the place where OpenAPI keeps them. */
function inPlace(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

/**
 * Adds the descriptions of the contract, and removes what does not help a reader: the pattern behind a format, and the limits of a
 * double. Responses may gain fields, so they do not say that there are no others.
 */
const describeAndSimplify =
  (side: 'input' | 'output') =>
  ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) => {
    const { description } = z.globalRegistry.get(zodSchema) ?? {}
    if (description) jsonSchema.description = description
    if (side === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    simplify(jsonSchema)
  }

function simplify(jsonSchema: JsonSchema) {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}
