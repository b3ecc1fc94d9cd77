import { z } from 'zod'
import { moment } from '../fields.ts'

/** Which text about fictional profiles the site showed to a customer last, and when. */
export const shownDisclosure = z.object({
  version: z.string(),
  shown_at: moment,
  /** Whether the site owner has published this version in the panel. */
  is_published: z.boolean(),
})
