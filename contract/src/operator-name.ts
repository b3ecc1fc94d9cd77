import { z } from 'zod'
import { id } from './fields.ts'

/** An operator as another may see it: the name is null where section 6 of the specification hides it. */
export const operatorName = z.object({ id, name: z.string().nullable() })
