import { createHash } from 'node:crypto'
import { auditActions, interfaceLanguages } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { makeDocument, makeMessages } from '../../../../testing/evidence-document.ts'
import { textsOf } from './texts.ts'
import { wordsOf } from './words.ts'
import { writePage } from './write-page.ts'

const digest = 'a'.repeat(64)
const order = {
  document: makeDocument(),
  digest,
  language: 'en' as const,
  timezone: 'Europe/Warsaw',
  made: { by: 'Bram H. (7)', at: '2026-11-25T13:26:17.123456Z' },
}
const written = async (own: Partial<typeof order> = {}) => (await writePage({ ...order, ...own })).toString()

/** A document whose first message is this text. */
function saying(text: string) {
  const document = makeDocument()
  const [message] = document.conversations[0]?.messages ?? []
  if (!message) throw new Error('No message')
  message.text = text
  return document
}

type Nested = { [key: string]: string | Nested }
const flatten = (texts: Nested, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${above}${key} ${[...text.matchAll(/\{\{\w+\}\}/g)].sort()}`]
      : flatten(text, `${above}${key}.`),
  )

/** What the panel does with a customer or a conversation. */
const isAboutCustomer = (action: string) =>
  /^(alert|appeal|conversation|customer|escalation|hold|inquiry|note|send_check)\./.test(action) ||
  ['board.release', 'board.undo', 'message.erase_archived', 'session.refuse'].includes(action)

describe.each(interfaceLanguages)('the page of an evidence file in %s', (language) => {
  const texts = textsOf(language)

  it('has all sections', async () => {
    const page = await written({ language: language as 'en' })
    for (const [name, heading] of Object.entries(texts.sections))
      expect(page).toContain(`<h2 id="${name}">${heading.replaceAll("'", '&#39;')}</h2>`)
    expect(page).not.toMatch(/undefined|\{\{|\[object/)
  })

  it('has every word, and the names that are filled in', () => {
    const { kinds, outcomes, effects, acts, ...own } = texts
    const { kinds: _, outcomes: __, effects: ___, acts: ____, ...english } = textsOf('en')
    expect(flatten(own).toSorted()).toEqual(flatten(english).toSorted())
  })

  it('writes an act about a customer or a conversation in words, and one of a later release as its code', () => {
    const { act } = wordsOf(makeDocument(), texts, (moment) => moment)
    const acts = auditActions.filter(isAboutCustomer)
    expect(acts.length).toBeGreaterThan(40)
    expect(acts.filter((action) => act(action) === action)).toEqual([])
    expect(act('customer.something_new')).toBe('customer.something_new')
  })
})

describe('the page of an evidence file', () => {
  it('loads and runs nothing: its one style is allowed by its hash', async () => {
    const page = await written()
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page).toContain(`content="default-src &#39;none&#39;; style-src &#39;sha256-${hash}&#39;;`)
    expect(page).not.toMatch(/<script|<img|<link|<iframe|src=|href="[^#]|style="|\son\w+=/)
  })

  it('has the hash of the JSON and the number on each printed page', async () => {
    const page = await written()
    expect(page).toContain(`@bottom-left { content: "Evidence file, Escalation 12\\a SHA-256 ${digest}"`)
    expect(page).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages) ""')
  })

  it('shows what people wrote as text', async () => {
    const page = await written({ document: saying('</p><script>alert(1)</script> "it\'s" &amp;') })
    expect(page).toContain('&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;it&#39;s&quot; &amp;amp;')
  })

  it('shows characters that a page hides as numbers, and those of other alphabets and emoji as they are', async () => {
    const page = await written({ document: saying('a\u0007b\u202ec\ud83d.\r\nمرحبا 中文 👨‍👩‍👧 e\u0301') })
    expect(page).toContain('a[U+0007]b[U+202E]c[U+D83D].\nمرحبا 中文 👨‍👩‍👧 e\u0301</p>')
  })

  it('writes dates as in Europe, in the time zone of whoever ordered it', async () => {
    expect(await written()).toContain('25 Nov 2026, 14:26:17 GMT+01:00')
    expect(await written({ timezone: 'America/New_York' })).toContain('25 Nov 2026, 08:26:17 GMT-05:00')
  })

  it('lets others have a turn while it writes thousands of messages', async () => {
    const document = makeDocument()
    const [first] = document.conversations
    if (!first) throw new Error('No conversation')
    first.messages = makeMessages(3_000)
    let turns = 0
    const count = () => {
      turns++
      turn = setImmediate(count)
    }
    let turn = setImmediate(count)
    const page = await written({ document })
    clearImmediate(turn)
    expect(turns).toBeGreaterThanOrEqual(6)
    expect(page.match(/<article/g)).toHaveLength(3_000)
  })
})
