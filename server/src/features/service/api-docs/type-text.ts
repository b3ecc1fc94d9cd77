import { escapeHtml } from '../../../platform/html.ts'
import type { JsonSchema } from './json-schema.ts'

/** Renders a schema in the notation of TypeScript, as safe HTML; names of schemas are links. */
export function typeText(schema: JsonSchema, indent = ''): string {
  const { $ref, anyOf, oneOf, allOf, const: only, enum: choices, type } = schema
  if ($ref) {
    const name = escapeHtml($ref.split('/').at(-1) ?? $ref)
    return `<a href="#schema-${name}">${name}</a>`
  }
  const alternatives = anyOf ?? oneOf
  if (alternatives) return alternatives.map((each) => typeText(each, indent)).join(' | ')
  if (allOf) return allOf.map((each) => typeText(each, indent)).join(' & ')
  if (only !== undefined) return escapeHtml(JSON.stringify(only))
  if (choices) return choices.map((choice) => escapeHtml(JSON.stringify(choice))).join(' | ')
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'array') return `${inBrackets(typeText(itemsOf(schema), indent))}[]${note(schema)}`
  if (type === 'object' || schema.properties) return objectText(schema, indent)
  return `${escapeHtml(type ?? 'anything')}${note(schema)}`
}

function objectText(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const rest = schema.additionalProperties
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    const its = asSchema(field)
    const says = its.description ? `${inner}<i>// ${escapeHtml(its.description)}</i>\n` : ''
    return `${says}${inner}${escapeHtml(name)}${mark}: ${typeText(its, inner)}`
  })
  if (typeof rest === 'object' && Object.keys(rest).length > 0)
    fields.push(`${inner}[name]: ${typeText(rest, inner)}`)
  return fields.length > 0 ? `{\n${fields.join('\n')}\n${indent}}` : '{}'
}

/** What the type alone does not show: format, length, range, pattern. */
function note(schema: JsonSchema): string {
  const facts = [
    schema.format,
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
    range(schema.minimum, schema.maximum, ''),
    schema.exclusiveMinimum === undefined ? undefined : `above ${schema.exclusiveMinimum}`,
    schema.pattern,
  ].filter((fact) => fact !== undefined)
  return facts.length > 0 ? ` <i>${escapeHtml(facts.join(', '))}</i>` : ''
}

function range(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  if (from === undefined && to === undefined) return undefined
  if (to === undefined) return `at least ${from}${unit}`
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  return Array.isArray(items) ? { anyOf: items.map(asSchema) } : asSchema(items ?? true)
}

/** JSON Schema writes `true` for "any value". */
function asSchema(schema: JsonSchema | boolean): JsonSchema {
  return typeof schema === 'boolean' ? {} : schema
}

const inBrackets = (text: string) => (text.includes(' | ') ? `(${text})` : text)
