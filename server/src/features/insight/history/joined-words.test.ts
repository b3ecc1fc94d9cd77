import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole, makeHistoryWorld, textOf } from '../../../testing/history-world.ts'

const test = useTestApp()
const search = (words: string) => `q=${encodeURIComponent(words)}`

describe('words that are joined', () => {
  it.each([
    'Dat klinkt gezellig.Wanneer praten we',
    'gezellig/wanneer',
    'gezellig-wanneer gezellig\u2014wanneer',
    'gezellig,wanneer',
    'gezellig_wanneer',
    'gezellig@wanneer.nl',
    'gezellig:wanneer',
    'http://gezellig.nl/wanneer?x=wanneer',
    'gezellig\u{1F600}wanneer',
    'gezellig\u200Bwanneer',
    'gezellig\u2026wanneer~gezellig+wanneer',
    '<b>gezellig</b>&wanneer',
  ])('are both found, and marked in the text as it was written: %s', async (text) => {
    const { talk, entries } = await makeHistoryWorld(test)
    const { send } = await talk('nl')
    await send(text)
    for (const q of ['gezellig', 'wanneer', 'wanne*', text])
      expect((await entries(search(q))).map(textOf), q).toEqual([text])
    const [entry] = await entries(search('wanneer'))
    const hits = entry?.text?.filter(({ hit }) => hit).map(({ part }) => part.toLowerCase())
    expect(hits).toContain('wanneer')
  })

  it('have been made again in entries of the release before', async () => {
    const { talk, texts } = await makeHistoryWorld(test)
    const { send } = await talk('nl')
    await send('gezellig.Wanneer')
    await fillWhole(test)
    await sql`update history_entries e set words = to_tsvector('words_nl', m.body)
      || array_to_tsvector(array(select w from unnest(tsvector_to_array(e.words)) w where w like '|%'))
      from messages m where m.id = e.message_id`.execute(test.db)
    expect(await texts('q=wanneer')).toEqual([])
    const batch = readFileSync('server/migrations/backfills/history_joined_words.sql', 'utf8')
    await sql.raw(batch.replace('$1', '0').replace('$2', '1000000000')).execute(test.db)
    expect(await texts('q=wanneer')).toEqual(['gezellig.Wanneer'])
  })
})
