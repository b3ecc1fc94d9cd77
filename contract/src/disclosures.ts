import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParam, languageTag, moment, nonBlankText, text } from './fields.ts'
import { disclosureLength } from './limits.ts'

const params = z.strictObject({ id: idParam })

/** What customers of a site are told about fictional profiles, in one language. A published version never changes. */
const disclosure = z.object({
  language: languageTag,
  version: z.string(),
  body: z.string(),
  created_at: moment,
})
export type Disclosure = z.infer<typeof disclosure>

const response = z.object({
  /** The newest version of each language, by language. */
  items: z.array(disclosure),
})

export const getDisclosures = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/disclosures',
  summary: 'List the newest disclosure of a site owner in each language',
  access: 'manage_operators',
  params,
  response,
  errors: ['siteowner_not_found'],
})

export const publishDisclosure = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/disclosures',
  summary: 'Publish a new version of the disclosure in one language. Earlier versions stay as they are',
  access: 'manage_operators',
  params,
  body: z.strictObject({
    language: languageTag,
    body: nonBlankText(disclosureLength).transform((value) => value.trim()),
    /** The version that the admin saw; null for none. If there is a newer one, the request is refused with `edited_meanwhile`. */
    seen: text(40).nullable(),
  }),
  response,
  errors: ['siteowner_not_found', 'edited_meanwhile'],
})
