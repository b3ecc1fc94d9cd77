import type { SavedReply } from '@panel/contract'
import { expect, it } from 'vitest'
import { findReplies } from './find-replies'

const reply = (title: string, own: Partial<SavedReply> = {}): SavedReply => ({
  id: 1,
  owner: 'own',
  language: 'en',
  title,
  body: 'Text',
  updated_at: '2026-01-01T00:00:00Z',
  may_edit: true,
  ...own,
})
const replies = [
  reply('Beetroot soup', { language: 'nl' }),
  reply('Beetroot soup'),
  reply('Soup'),
  reply('Weather', { body: 'Proper soup weather' }),
  reply('Goodnight', { language: 'en-GB' }),
]
const titles = (query: string, language: string) =>
  findReplies(replies, query, language).map((found) => `${found.reply.title} ${found.reply.language}`)

it('sorts the conversation’s language first, then by title match, then by text match', () => {
  expect(titles('soup', 'en')).toEqual(['Soup en', 'Beetroot soup en', 'Weather en', 'Beetroot soup nl'])
  expect(titles('soup', 'nl')[0]).toBe('Beetroot soup nl')
})

it('finds all replies without a query, and treats all regions of a language alike', () => {
  expect(titles('', 'en')).toHaveLength(5)
  expect(titles('', 'en').at(-1)).toBe('Beetroot soup nl')
  expect(titles('', 'en-GB').at(-1)).toBe('Beetroot soup nl')
})

it('finds nothing when no reply matches', () => {
  expect(titles('stew', 'en')).toEqual([])
})
