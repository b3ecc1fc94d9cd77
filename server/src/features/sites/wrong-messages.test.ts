import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeSite, storedOf } from '../../testing/site.ts'

const test = useTestApp()
const stored = storedOf(test)

it('all invalid messages of a batch are named by their place and field, and the others are accepted without them', async () => {
  const { siteowner, message, post } = await makeSite(test)
  const batch = Array.from({ length: 500 }, (_, place) => message({ text: `Message ${place}` }))
  const wrong = new Map([
    [7, message({ text: 'x'.repeat(20_001) })],
    [499, message({ text: 'x'.repeat(20_001), sent_at: 'yesterday' })],
    [12, message({ text: 'x'.repeat(20_001) })],
  ])
  for (const [place, instead] of wrong) batch[place] = instead
  const answer = await post(...batch)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('invalid_input')
  expect(new Set(answer.json().issues.map(({ path }: { path: string }) => path))).toEqual(
    new Set(['messages.7.text', 'messages.12.text', 'messages.499.sent_at', 'messages.499.text']),
  )
  expect(await stored.messages(siteowner.id)).toEqual([])
  expect((await post(...batch.filter((_, place) => !wrong.has(place)))).statusCode).toBe(200)
  expect(await stored.messages(siteowner.id)).toHaveLength(497)
})
