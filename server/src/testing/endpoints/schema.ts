import type { z } from 'zod'

export type Schema = z.core.$ZodType

/** What a schema looks at first: what is only wrapped around it (optional, default, transform) is taken off. */
export type Shape =
  | { type: 'text' | 'number' | 'boolean' | 'null' }
  | { type: 'choice'; values: readonly z.core.util.Primitive[] }
  | { type: 'list'; item: Schema }
  | { type: 'object'; fields: Readonly<Record<string, Schema>> }
  | { type: 'record'; key: Schema; item: Schema }
  | { type: 'union'; options: readonly Schema[] }

/** @throws for a kind of schema that the walls don't know: teach them, so that no field goes untested */
export function shapeOf(schema: Schema): Shape {
  // The cast: zod's own list of everything that a schema can be.
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
      return shapeOf(looksCloser(definition.out) ? definition.out : definition.in)
    default:
      throw new Error(`The walls know no "${definition.type}" in what comes in`)
  }
}

/** In `a.pipe(b)` the second says more; in `a.transform(f)` it says nothing of what comes in. */
function looksCloser(schema: Schema): boolean {
  return schema._zod.def.type !== 'transform'
}

export function accepts(schema: Schema, value: unknown): boolean {
  // The cast: every schema of the contract is made by zod's classic side, which has the method.
  return (schema as z.ZodType).safeParse(value).success
}
