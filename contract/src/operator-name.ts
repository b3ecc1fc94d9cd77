import { z } from 'zod'
import { id } from './fields.ts'

/** An operator's id and name. The name is null when specification section 6 hides it from the viewer. */
export const operatorName = z.object({ id, name: z.string().nullable() })
