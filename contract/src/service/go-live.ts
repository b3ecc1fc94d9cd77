import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, languageTag } from '../fields.ts'

const siteowner = z.object({
  id,
  name: z.string(),
  /** The languages of its profiles; before it has any, those of the operators. Each without what the list is named after. */
  without_disclosure: z.array(languageTag),
  without_answers: z.array(languageTag),
  without_help_lines: z.array(languageTag),
})

const goLive = z.object({
  /** Those that lack a text in one of their languages, by name. */
  siteowners: z.array(siteowner),
  /** Somebody other than admins settles escalations and answers what was handed over. */
  has_master: z.boolean(),
  /** For how long backups are kept; 0 when nobody has said. */
  backup_days: z.int(),
  has_mail: z.boolean(),
  time_zone: z.string(),
})
export type GoLive = z.infer<typeof goLive>

export const getGoLive = endpoint({
  method: 'GET',
  path: '/api/go-live',
  summary: 'Return what this panel lacks before customers write to it. Nothing is blocked by it',
  access: 'whole_service',
  automatic: true,
  response: goLive,
})
