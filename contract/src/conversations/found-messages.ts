import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, nonBlankSearch } from '../fields.ts'
import { foundWordsLength } from '../rules/find-rules.ts'

export const getFoundMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/found-messages',
  summary: 'Find the messages of a conversation whose text has all these words',
  access: 'operator',
  costly: true,
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ words: nonBlankSearch(foundWordsLength) }),
  response: z.object({
    /** The newest first. A message whose text is covered or deleted is not found. */
    ids: z.array(id),
    /** How many there are: of more than `maxFoundMessages`, only the newest are in `ids`. */
    count: z.int(),
  }),
  errors: ['conversation_not_found'],
})
