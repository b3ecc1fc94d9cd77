import type { z } from 'zod'

export type Schema = z.core.$ZodType

/** The kind of a schema without its wrappers (optional, default, transform). */
export type Shape =
  | { type: 'text' | 'number' | 'boolean' | 'null' }
  | { type: 'choice'; values: readonly z.core.util.Primitive[] }
  | { type: 'list'; item: Schema }
  | { type: 'object'; fields: Readonly<Record<string, Schema>> }
  | { type: 'record'; key: Schema; item: Schema }
  | { type: 'union'; options: readonly Schema[] }

/** @throws for an unknown kind of schema: add it here, so that no field is untested */
export function shapeOf(schema: Schema): Shape {
  // The cast: zod's own union of all kinds of schemas.
  const definition = (schema as z.core.$ZodTypes)._zod.def
  switch (definition.type) {
    case 'string':
      return { type: 'text' }
    case 'number':
      return { type: 'number' }
    case 'boolean':
      return { type: 'boolean' }
    case 'null':
      return { type: 'null' }
    case 'enum':
      return { type: 'choice', values: Object.values(definition.entries) }
    case 'literal':
      return { type: 'choice', values: definition.values }
    case 'array':
      return { type: 'list', item: definition.element }
    case 'object':
      return { type: 'object', fields: definition.shape }
    case 'record':
      return { type: 'record', key: definition.keyType, item: definition.valueType }
    case 'union':
      return { type: 'union', options: definition.options }
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return shapeOf(definition.innerType)
    case 'lazy':
      return shapeOf(definition.getter())
    case 'pipe':
      return shapeOf(stricterSide(definition.out) ? definition.out : definition.in)
    default:
      throw new Error(`No invalid values are known for the type "${definition.type}" of a request`)
  }
}

/** In `a.pipe(b)`, `b` is stricter; in `a.transform(f)`, `f` does not describe the input. */
function stricterSide(schema: Schema): boolean {
  return schema._zod.def.type !== 'transform'
}

export function accepts(schema: Schema, value: unknown): boolean {
  // The cast: every schema of the contract is one of zod's classic API, which has the method.
  return (schema as z.ZodType).safeParse(value).success
}
