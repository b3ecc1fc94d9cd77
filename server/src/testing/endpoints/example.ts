import { accepts, type Schema, shapeOf } from './schema.ts'

/** The example of a text that can have any value, such as the name of a customer. */
export const plainText = 'example-text'

/** Texts that are tried as examples; the first that a schema accepts is used. */
const texts = [
  plainText,
  '1',
  'en',
  'NL',
  'NL-NH',
  'EUR',
  'two words',
  'example_field',
  'Europe/Amsterdam',
  'unread',
  '2026-01-02T03:04:05Z',
  '2026-01-02',
  '1990-01-02',
  '08:00',
  '0b0e7a3c-5f0e-4d3c-9a51-6a4f3f1f7a10',
  'https://example.com/picture.jpg',
  'somebody@example.com',
  '123456',
  '1-1',
  '0123abcd',
  '0123456789abcdef'.repeat(4),
  '2026-01-02T03:04:05Z_1',
]
const numbers = [1, 30, 0, 100, -1, 0.5]

/**
 * A value that the schema accepts, with as many optional fields as possible.
 * @throws when none is known: then add a text or a number above
 */
export function exampleOf(schema: Schema): unknown {
  const example = candidates(schema).find((candidate) => accepts(schema, candidate))
  if (example === undefined) throw new Error(`No example is known for ${JSON.stringify(schema._zod.def)}`)
  return example
}

function candidates(schema: Schema): unknown[] {
  const shape = shapeOf(schema)
  switch (shape.type) {
    case 'text':
      return texts
    case 'number':
      return numbers
    case 'boolean':
      return [true, false]
    case 'null':
      return [null]
    case 'choice':
      return [...shape.values]
    case 'list':
      return [[exampleOf(shape.item)], []]
    case 'record':
      return [{ [String(exampleOf(shape.key))]: exampleOf(shape.item) }]
    case 'union':
      return shape.options.map(exampleOf)
    case 'object':
      return objects(schema, shape.fields)
  }
}

/** With all fields; otherwise with as many optional ones as can be combined. */
function objects(schema: Schema, fields: Readonly<Record<string, Schema>>): unknown[] {
  const examples = Object.entries(fields).map(([name, field]) => [name, exampleOf(field)] as const)
  const full = Object.fromEntries(examples)
  if (accepts(schema, full)) return [full]
  const isOptional = (name: string) => fields[name]?._zod.optin !== undefined
  let fitting = Object.fromEntries(examples.filter(([name]) => !isOptional(name)))
  for (const [name, example] of examples) {
    const more = { ...fitting, [name]: example }
    if (isOptional(name) && accepts(schema, more)) fitting = more
  }
  return [fitting, ...otherChoices(fitting, fields)]
}

/** The same object with another value of one choice, because two choices can exclude each other. */
const otherChoices = (object: Record<string, unknown>, fields: Readonly<Record<string, Schema>>) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const shape = shapeOf(field)
    return shape.type === 'choice' ? shape.values.map((value) => ({ ...object, [name]: value })) : []
  })
