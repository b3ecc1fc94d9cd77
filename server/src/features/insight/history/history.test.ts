import type { HistoryEntry } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole, makeHistoryWorld, textOf } from '../../../testing/history-world.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeSkip } from '../../../testing/make-conversations.ts'

const test = useTestApp()

const hitsOf = ({ text }: HistoryEntry) => text?.filter(({ hit }) => hit).map(({ part }) => part)
const search = (words: string) => `q=${encodeURIComponent(words)}`

describe('the message history', () => {
  it('has sent messages, and skips with their reason, latest first', async () => {
    const { siteowner, writer, talk, entries } = await makeHistoryWorld(test)
    const { id, send, receive } = await talk()
    const { id: asked } = await receive('Are you there?')
    const sent = await send('Yes, I am')
    const skip = await makeSkip(test.db, { conversationId: id, operatorId: writer.id, reason_code: 'known' })
    await sql`update skips set message_id = ${asked} where id = ${skip.id}`.execute(test.db)
    const [first, second, ...others] = await entries()
    expect(others).toEqual([])
    expect(first).toMatchObject({
      message_id: asked,
      direction: 'in',
      length: 14,
      type: 'reply',
      sent_at: null,
      answered_at: null,
      skip: { at: skip.created_at, reason_code: 'known' },
      operator: { id: writer.id, name: writer.name },
    })
    expect(second).toMatchObject({
      message_id: sent.id,
      direction: 'out',
      text: [{ part: 'Yes, I am', hit: false }],
      length: 9,
      type: 'extra_reply',
      sent_at: sent.sent_at,
      skip: null,
      is_deleted: false,
      conversation: { id, language: 'en' },
      siteowner: { id: siteowner.id },
    })
  })

  it('does not have what customers wrote and nobody skipped', async () => {
    const { talk, entries } = await makeHistoryWorld(test)
    await (await talk()).receive('Nobody skips this')
    expect(await entries()).toEqual([])
  })
})

describe('a search', () => {
  it.each([
    ['nl', 'Heerlijk om met de honden te wandelen', 'hond wandel', ['honden', 'wandelen']],
    ['it', 'Mi piacciono i gatti neri', 'gatto', ['gatti']],
    ['es', 'Las canciones más bonitas', 'cancion', ['canciones']],
    ['en', 'We were walking in the gardens', 'walk garden', ['walking', 'gardens']],
    ['fr', 'Des étés à la montagne', 'ete montagnes', ['étés', 'montagne']],
    ['pl', 'Pójdziemy nad jezioro', 'pojdziemy JEZIORO', ['Pójdziemy', 'jezioro']],
  ])('in %s finds other forms of the words, and marks them: %s', async (language, text, words, hits) => {
    const { talk, entries } = await makeHistoryWorld(test)
    const { send } = await talk(language)
    await send(text)
    await send('Something else')
    for (const own of ['', `&language=${language}`]) {
      const found = await entries(search(words) + own)
      expect(found.map(textOf)).toEqual([text])
      expect(found.flatMap(hitsOf)).toEqual(hits)
    }
  })

  it('has phrases, beginnings of words, and excluded words', async () => {
    const { talk, texts } = await makeHistoryWorld(test)
    const { send } = await talk()
    await send('The red boat is in the harbour')
    await send('A boat with a red sail')
    await send('Harbours are loud')
    expect(await texts(search('red boat'))).toHaveLength(2)
    expect(await texts(search('"red boat"'))).toEqual(['The red boat is in the harbour'])
    expect(await texts(search('har*'))).toHaveLength(2)
    expect(await texts(search('harbour -red'))).toEqual(['Harbours are loud'])
    expect(await texts(search('boat -"red boat"'))).toEqual(['A boat with a red sail'])
  })

  it.each([
    ['en', '"red boat"', 'A red sail, the red boat, a boat', ['red', 'boat']],
    ['en', '"Red boats" sail', 'red sails, the red boats, a boat', ['sails', 'red', 'boats']],
    ['en', '"boat in the harbour"', 'The harbour has no boat, a boat in our harbour', ['boat', 'harbour']],
    ['en', '"red-hot boat"', 'A red-hot boat, a red-hot kettle, a hot boat', ['red', 'hot', 'boat']],
    ['fr', '"l’ete a la montagne"', 'À la montagne, l’été à la montagne', ['été', 'à', 'montagne']],
    ['it', '"buona notte"', 'Una notte buona. Buona notte, buonanotte, notte', ['Buona', 'notte']],
    ['es', '"buenos dias"', 'Días buenos. ¡Buenos días!', ['Buenos', 'días']],
    ['nl', '"goede morgen"', 'Morgen is een goed begin. Goede morgen', ['Goede', 'morgen']],
    ['pl', '"dzien dobry"', 'Dobry dzień. Dzień dobry, dobry', ['Dzień', 'dobry']],
  ])(
    'for a phrase in %s marks its words only where they are the phrase: %s',
    async (language, words, text, hits) => {
      const { talk, entries } = await makeHistoryWorld(test)
      await (await talk(language)).send(text)
      for (const own of ['', `&language=${language}`, '&order=best']) {
        const found = await entries(search(words) + own)
        expect(found.map(textOf)).toEqual([text])
        expect(found.flatMap(hitsOf)).toEqual(hits)
      }
    },
  )

  it.each([
    ['es', 'mañan*', ['Mañana', 'mañanas']],
    ['es', 'manan*', ['Mañana', 'mañanas']],
    ['nl', 'een*', ['eenden']],
    ['en', 'walking*', ['walking']],
    ['en', 'wal*', ['walking', 'wallet']],
  ])(
    'in %s for the beginning %s finds words as it is typed, and the forms that are kept shorter',
    async (language, words, hits) => {
      const { talk, entries } = await makeHistoryWorld(test)
      const { send } = await talk(language)
      for (const text of ['Mañana, las mañanas en Manhattan', 'Een paar eenden', 'I was walking', 'A wallet'])
        await send(text)
      for (const own of ['', `&language=${language}`]) {
        const found = await entries(search(words) + own)
        expect(found.flatMap(hitsOf).toSorted()).toEqual(hits.toSorted())
      }
    },
  )

  it('excludes all forms of a word, also when no language is chosen', async () => {
    const { talk, texts } = await makeHistoryWorld(test)
    await (await talk('en')).send('No cats, a dog')
    await (await talk('nl')).send('Een dog en twee katten')
    await (await talk('nl')).send('Een dog')
    expect(await texts(search('dog -cats -katten'))).toEqual(['Een dog'])
    expect(await texts(search('dog -kat*'))).toEqual(['Een dog', 'No cats, a dog'])
  })

  it('with an excluded word lists the best match of the others first', async () => {
    const { talk, texts } = await makeHistoryWorld(test)
    const { send } = await talk()
    await send('boat boat boat')
    await send('A boat with a mast')
    await send('A boat with a sail')
    expect((await texts(`${search('boat -sail')}&order=best`))[0]).toBe('boat boat boat')
  })

  it.each(["it's", 'a & b | !c', "'", '\\', ':*', '"', '-', '<->', '(('])(
    '%s is never an error of the server',
    async (words) => {
      const { talk, call } = await makeHistoryWorld(test)
      await (await talk()).send(`Text with ${words} in it`)
      await fillWhole(test)
      expect([200, 400]).toContain((await call('GET', `/api/history?${search(`text ${words}`)}`)).statusCode)
      expect([200, 400]).toContain((await call('GET', `/api/history?${search(words)}`)).statusCode)
    },
  )

  it.each([
    ['the and', 'only_common_words'],
    ['the -boat', 'only_common_words'],
    ['-boat -"a red sail"', 'only_excluded_words'],
    ['???', 'no_words'],
  ])('for nothing but %s is refused at its field, which says why', async (words, code) => {
    const { call } = await makeHistoryWorld(test)
    const refused = await call('GET', `/api/history?language=en&${search(words)}`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toMatchObject([{ path: 'q', code }])
  })

  it('cannot find a mark of the panel by typing it', async () => {
    const { talk, call, texts, writer } = await makeHistoryWorld(test)
    await (await talk()).send('Hello')
    expect(await texts(`${search(`hello |o${writer.id}`)}`)).toEqual([])
    expect((await call('GET', `/api/history?${search('|x')}`)).statusCode).toBe(200)
  })

  it('shows what surrounds a hit that is far in a long text', async () => {
    const { talk, entries } = await makeHistoryWorld(test)
    await (await talk()).send(`${'word '.repeat(100)}and a lighthouse`)
    const [found] = await entries(search('lighthouse'))
    expect(found?.text?.at(-1)).toEqual({ part: 'lighthouse', hit: true })
    expect(found && textOf(found)).toMatch(/^… .{60}lighthouse$/)
    expect(found?.length).toBe(516)
  })

  it('lists the best match first when that is asked', async () => {
    const { talk, texts } = await makeHistoryWorld(test)
    const { send } = await talk()
    await send('boat boat boat')
    await send('A boat, among very many other things that were said')
    expect((await texts(search('boat')))[0]).toMatch(/^A boat/)
    expect((await texts(`${search('boat')}&order=best`))[0]).toBe('boat boat boat')
    expect(await texts('order=best')).toHaveLength(2)
  })
})

describe('an operator below level 150', () => {
  it('sees their own messages only, of any site owner, and may not ask for others', async () => {
    const { writer, reader, talk, call, texts } = await makeHistoryWorld(test, 140)
    const { send } = await talk()
    await send('Of a colleague')
    await send('Of my own', reader.id)
    expect(await texts()).toEqual(['Of my own'])
    expect((await call('GET', `/api/history?operator_id=${writer.id}`)).statusCode).toBe(403)
    expect((await call('GET', `/api/history?operator_id=${reader.id}`)).statusCode).toBe(200)
  })
})

it('messages of other site owners are not found, and not counted', async () => {
  const [mine, other] = [await makeHistoryWorld(test), await makeHistoryWorld(test)]
  await (await other.talk()).send('Lighthouse of another')
  await (await mine.talk()).send('Lighthouse of mine')
  expect(await mine.texts(search('lighthouse'))).toEqual(['Lighthouse of mine'])
  expect(await mine.texts(`siteowner_id=${other.siteowner.id}`)).toEqual([])
  expect(await mine.get(search('lighthouse'), '/api/history/count')).toMatchObject({ count: 1, more: false })
  expect(await mine.get(`siteowner_id=${other.siteowner.id}`, '/api/history/count')).toMatchObject({
    count: 0,
    more: false,
  })
})

it('an operator without the right to reviews reads nothing', async () => {
  const call = await test.signedIn(await makeOperator(test.db))
  for (const path of ['/api/history', '/api/history/count', '/api/history.csv'])
    expect((await call('GET', path)).statusCode).toBe(403)
})

it('the file has what the list has', async () => {
  const { talk, call, entries } = await makeHistoryWorld(test)
  const { send } = await talk()
  for (const text of ['One boat', '=two boats', 'Three, "boats"']) await send(text)
  const listed = await entries(search('boat'))
  const file = (await call('GET', `/api/history.csv?${search('boat')}`)).body.trim().split('\r\n')
  expect(file[0]).toMatch(/^\uFEFF?"length","text","answered","sent","skipped","type","operator",/)
  expect(file.slice(1)).toHaveLength(listed.length)
  expect(file[1]).toContain('"Three, ""boats"""')
  expect(file[2]).toContain("'=two boats")
  const { rows } = await sql<{
    details: object
  }>`select details from audit_log where action = 'message.export'
    order by id desc limit 1`.execute(test.db)
  expect(rows[0]?.details).toMatchObject({ q: 'boat', rows: 3 })
})
