import { interfaceLanguages } from '@panel/contract'
import { expect, it } from 'vitest'
import { makeDocument, makeMessages } from '../../../../testing/evidence-document.ts'
import { writePdf } from './write-pdf.ts'

const order = {
  digest: 'a'.repeat(64),
  timezone: 'Europe/Warsaw',
  made: { by: 'Bram H. (7)', at: '2026-11-25T13:26:17.123456Z' },
}

it.each(interfaceLanguages)(
  'a PDF in %s has all sections, emoji and characters that no font has',
  async (language) => {
    const { pdf, pages } = await writePdf({ ...order, document: makeDocument(), language })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pages).toBeGreaterThan(2)
  },
)

it('a PDF of 300 messages goes on over many pages, one long message over several', async () => {
  const document = makeDocument()
  const [first] = document.conversations
  if (!first) throw new Error('No conversation')
  first.messages = makeMessages(300)
  const [message] = first.messages
  if (message) message.text = 'A very long message that does not end. '.repeat(400)
  const { pages } = await writePdf({ ...order, document, language: 'pl' })
  expect(pages).toBeGreaterThan(10)
  expect(pages).toBeLessThan(40)
})
