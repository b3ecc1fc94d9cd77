import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { countryCode, id, idParam, languageTag, moment, nonBlankText, webAddress } from '../fields.ts'
import { helpLineLengths } from '../rules/help-line-rules.ts'
import { issue } from '../rules/issues.ts'

export * from '../rules/help-line-rules.ts'

// Where customers in distress find help, by country. Site owners keep their own lists; the panel knows none by itself.

const access = 'manage_operators'
const params = z.strictObject({ id: idParam })

const line = z.object({
  id,
  /** Null: for customers of every country. */
  country: countryCode.nullable(),
  /** The language that is spoken there; null: not said. */
  language: languageTag.nullable(),
  name: z.string(),
  telephone: z.string().nullable(),
  web_address: z.string().nullable(),
  opening_hours: z.string().nullable(),
})
export type HelpLine = z.infer<typeof line>

const response = z.object({
  /** By country, oldest first; those of every country last. */
  items: z.array(line.extend({ created_at: moment })),
})

export const getHelpLines = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/help-lines',
  summary: 'List the help lines of a site owner for customers in distress',
  access,
  params,
  response,
  errors: ['siteowner_not_found'],
})

const words = (part: keyof typeof helpLineLengths) =>
  nonBlankText(helpLineLengths[part]).transform((value) => value.trim())

export const addHelpLine = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/help-lines',
  summary: 'Add a help line of one country or of every country. The same line again changes nothing',
  access,
  params,
  body: z
    .strictObject({
      country: countryCode.nullable(),
      language: languageTag.nullable(),
      name: words('name'),
      telephone: words('telephone').nullable(),
      web_address: webAddress.max(helpLineLengths.web_address).nullable(),
      opening_hours: words('opening_hours').nullable(),
    })
    .refine(({ telephone, web_address }) => telephone !== null || web_address !== null, {
      path: ['telephone'],
      ...issue('empty'),
    }),
  response,
  errors: ['siteowner_not_found', 'help_lines_full'],
})

export const removeHelpLine = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/help-lines/:line_id/remove',
  summary: 'Remove a help line: operators no longer see it. A repeated call changes nothing',
  access,
  params: z.strictObject({ id: idParam, line_id: idParam }),
  response,
  errors: ['siteowner_not_found', 'help_line_not_found'],
})

/** The help lines for one customer. */
export const customerHelp = z.object({
  /** The country of the customer; null when nothing tells it. */
  country: z.string().nullable(),
  /** How the country is known: the site told it, or it follows from the customer's language. */
  known_by: z.enum(['site', 'language']).nullable(),
  /** Those of the country, first in the customer's language; then those of every country. */
  items: z.array(line),
})
export type CustomerHelp = z.infer<typeof customerHelp>

export const getCustomerHelp = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/help-lines',
  summary: 'List the help lines for the customer of a conversation, by their country',
  access: 'operator',
  params,
  response: customerHelp,
  errors: ['conversation_not_found'],
})

/** All endpoints about help lines, for the list of the contract. */
export const helpLineEndpoints = { getHelpLines, addHelpLine, removeHelpLine, getCustomerHelp }
