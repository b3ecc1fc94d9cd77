import { z } from 'zod'

/** The fields of the result of an item that say why it was refused, where each item of a list has its own result. */
export const refusedItem = {
  code: z.string().optional().describe('Of a refused item: the code of its error.'),
  issues: z
    .array(
      z.object({
        path: z.string().describe('The field.'),
        code: z.string().describe('What is wrong with it.'),
        message: z.string().describe('The same in words.'),
      }),
    )
    .optional()
    .describe('Of a refused item: what is wrong with it.'),
}
