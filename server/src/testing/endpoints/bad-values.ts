import { exampleOf } from './example.ts'
import { type Schema, shapeOf } from './schema.ts'

export type Fault =
  | 'wrong type'
  | 'null'
  | 'empty'
  | 'missing'
  | 'extra field'
  | '__proto__'
  | 'NUL'
  | 'lone surrogate'
  | '1 MiB'
  | 'long'
  | 'out of range'
  | 'unknown value'
  | 'too many'
  | 'unknown key'

/** A value with one fault. The schema decides whether it is refused. */
export type BadValue = {
  fault: Fault
  /** The path of the field with the fault, from the outermost part. */
  path: readonly string[]
  value: unknown
}

const mebibyte = 'x'.repeat(1024 * 1024)
const long = 'x'.repeat(12_000)
const nul = 'a\u0000b'
const loneSurrogate = 'a\uD800b'
/** An own key, as JSON can have it; an object literal would set the prototype. */
const prototypeKey = '__proto__'

/** All faulty values of a schema that these tests know, at every depth. */
export function badValues(schema: Schema): BadValue[] {
  const shape = shapeOf(schema)
  const at = (fault: Fault, ...values: unknown[]): BadValue[] =>
    values.map((value) => ({ fault, path: [], value }))
  switch (shape.type) {
    case 'text':
      return [
        ...at('wrong type', 5, true, {}, [], ['x'], 'anything', '-1', '1.5', '1e3', 'null', '%', '\u0661'),
        ...at('out of range', ...moments),
        ...at('long', '1'.repeat(3_000), '1'.repeat(12_000), `2026-01-01T00:00:00.${'0'.repeat(12_000)}Z`),
        ...at('null', null),
        ...at('empty', '', ' '),
        ...textFaults,
      ]
    case 'number':
      return [
        ...at('wrong type', '1', true, {}, [], [1]),
        ...at('out of range', -1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.POSITIVE_INFINITY),
        ...at('null', null),
        ...at('empty', ''),
        ...textFaults,
      ]
    case 'boolean':
      return [...at('wrong type', 'true', 1, {}, []), ...at('null', null), ...at('empty', ''), ...textFaults]
    case 'null':
      return [...at('wrong type', 5, {}, []), ...textFaults]
    case 'choice':
      return [
        ...at('wrong type', 5, true, {}, []),
        ...at('unknown value', 'not-one-of-them', 'constructor', 'toString'),
        ...at('null', null),
        ...at('empty', ''),
        ...textFaults,
      ]
    case 'list':
      return [
        ...at('wrong type', 5, 'x', {}, { length: 1 }),
        ...at('null', null),
        ...at('empty', []),
        ...at('too many', Array(many).fill(exampleOf(shape.item))),
        ...textFaults,
        ...inside('0', badValues(shape.item), (value) => [value]),
      ]
    case 'record':
      return badRecords(shape.key, shape.item)
    case 'union':
      return shape.options.flatMap(badValues).map(ofNoOption)
    case 'object':
      return badObjects(schema, shape.fields)
  }
}

/** Without the field that selects an option, the fault is in the whole union. */
function ofNoOption(bad: BadValue): BadValue {
  return bad.fault === 'missing' && bad.path.length === 1 ? { ...bad, path: [] } : bad
}

const textFaults: BadValue[] = [
  { fault: '__proto__', path: [], value: prototypeKey },
  { fault: 'NUL', path: [], value: nul },
  { fault: 'lone surrogate', path: [], value: loneSurrogate },
  { fault: 'long', path: [], value: long },
  { fault: '1 MiB', path: [], value: mebibyte },
]

/** Valid by ISO 8601, but not always accepted by a database. */
const moments = [
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-01-01T00:00:00+23:59',
  '2026-01-01T24:00:00Z',
]

function badObjects(schema: Schema, fields: Readonly<Record<string, Schema>>): BadValue[] {
  // The cast: the example of an object is an object.
  const example = exampleOf(schema) as Record<string, unknown>
  return [
    ...notAnObject,
    { fault: 'empty', path: [], value: {} },
    ...extraKeys(example),
    ...Object.entries(fields).flatMap(([name, field]): BadValue[] => [
      { fault: 'missing', path: [name], value: without(example, name) },
      ...inside(name, badValues(field), (value) => ({ ...example, [name]: value })),
    ]),
  ]
}

function badRecords(key: Schema, item: Schema): BadValue[] {
  const name = String(exampleOf(key))
  const example = { [name]: exampleOf(item) }
  const keys: [Fault, string][] = [
    ['unknown key', 'constructor'],
    ['unknown key', 'Not A Key'],
    ['empty', ''],
    ['NUL', nul],
    ['lone surrogate', loneSurrogate],
    ['long', long],
  ]
  return [
    ...notAnObject,
    { fault: 'empty', path: [], value: {} },
    { fault: '__proto__', path: [prototypeKey], value: withKey(example, prototypeKey) },
    {
      fault: 'too many',
      path: [],
      value: Object.fromEntries(manyNames(name).map((each) => [each, example[name]])),
    },
    ...keys.map(([fault, bad]) => ({ fault, path: [bad], value: withKey({}, bad, example[name]) })),
    ...inside(name, badValues(item), (value) => ({ [name]: value })),
  ]
}

const many = 2_000

const manyNames = (name: string) => Array.from({ length: many }, (_, number) => `${name}${number}`)

const notAnObject: BadValue[] = [
  ...[5, true, 'x', []].map((value) => ({ fault: 'wrong type' as const, path: [], value })),
  { fault: 'null', path: [], value: null },
]

function extraKeys(example: Record<string, unknown>): BadValue[] {
  return [
    { fault: 'extra field', path: ['unexpected'], value: withKey(example, 'unexpected') },
    { fault: 'extra field', path: ['constructor'], value: withKey(example, 'constructor') },
    { fault: '__proto__', path: [prototypeKey], value: withKey(example, prototypeKey) },
  ]
}

function inside(name: string, found: BadValue[], wrap: (value: unknown) => unknown): BadValue[] {
  return found.map(({ fault, path, value }) => ({ fault, path: [name, ...path], value: wrap(value) }))
}

function withKey(object: Record<string, unknown>, key: string, value: unknown = 'x') {
  // Defines the key whatever its name is; assignment would set the prototype.
  return Object.fromEntries([...Object.entries(object), [key, value]])
}

function without(object: Record<string, unknown>, key: string) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
}
