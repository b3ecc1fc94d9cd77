import { z } from 'zod'

/** An anchor as the receiver got it: the hash of the chain up to this entry. */
export type Anchor = z.infer<typeof anchor>

const anchor = z.object({
  date: z.iso.date(),
  last_id: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
/** A line is an anchor, or the body of the webhook that brought it. */
const line = z.union([
  anchor,
  z.object({ type: z.literal('audit.anchor'), data: anchor }).transform(({ data }) => data),
])

/** Reads anchors as JSON lines. @throws with the number of the first line that is none */
export const readAnchors = (text: string): Anchor[] =>
  text.split('\n').flatMap((content, place) => {
    if (content.trim() === '') return []
    const { data } = line.safeParse(parseJson(content))
    if (!data) throw new Error(`line ${place + 1}: expected {"date": …, "last_id": …, "hash": …}`)
    return [data]
  })

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
