import { issueAt } from '@panel/contract'
import type { FastifyInstance } from 'fastify'
import { InvalidInput } from './errors.ts'

/**
 * Maximum number of values in a body: 500 messages of a site have 4,000, a customer with 100 facts of 60 words 6,000. The time
 * to parse and validate depends on values, not bytes: 16 MB of `{},` take a second, one long text some milliseconds.
 */
export const maxValues = 20_000

/** `__proto__`, or an escape of one of its characters. */
const mayReachPrototype = /__proto__|\\u00(?:5f|70|72|6f|74)/i

/** Parses JSON bodies, and passes files on as bytes. Refuses keys that could change an object's prototype. */
export function parseJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^image\/[a-z]+$/, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  )
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined)
    try {
      // The cast: `parseAs` decides the type.
      done(null, readJson(bytes as Buffer))
    } catch (error) {
      done(error instanceof InvalidInput ? error : new InvalidInput([issueAt('body', 'not_json')]))
    }
  })
}

/**
 * Parses without a reviver, which is many times slower and would let anybody block the server.
 * @throws {InvalidInput} for too many values, for a key `__proto__`, and for bytes that are not UTF-8
 */
function readJson(bytes: Buffer): unknown {
  if (hasTooManyValues(bytes))
    throw new InvalidInput([issueAt('body', 'too_many_values', { max: maxValues })])
  const text = textOf(bytes)
  const value: unknown = JSON.parse(text)
  if (mayReachPrototype.test(text) && hasPrototypeKey(value))
    throw new InvalidInput([issueAt('__proto__', 'unknown_field')])
  return value
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A byte order mark is left out (RFC 8259, section 8.1). @throws {InvalidInput} for bytes of another charset */
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new InvalidInput([issueAt('body', 'not_utf8')])
  }
}

const [quote, backslash, comma, brace, bracket] = Buffer.from('"\\,{[')

/** Counts the values outside of texts. Invalid JSON is left to `JSON.parse`. */
function hasTooManyValues(bytes: Buffer): boolean {
  if (bytes.length <= maxValues) return false
  let values = 0
  let isInText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (isInText) {
      if (byte === backslash) at++
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if ((byte === comma || byte === brace || byte === bracket) && ++values > maxValues) return true
  }
  return false
}

/** Without recursion: nested lists can be as deep as the body is long. */
function hasPrototypeKey(root: unknown): boolean {
  const open = [root]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (Object.hasOwn(value, '__proto__')) return true
    for (const inner of Object.values(value)) if (typeof inner === 'object') open.push(inner)
  }
  return false
}
