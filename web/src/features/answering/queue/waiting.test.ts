import { describe, expect, it } from 'vitest'
import { languageRows, oldestLanguage } from './waiting'

const makeCounts = (
  languages: { language: string; waiting?: number; claimed?: number; oldest_waiting_at?: string | null }[],
) => ({
  waiting: 0,
  claimed: 0,
  oldest_waiting_at: null,
  due_later: 0,
  languages: languages.map((language) => ({
    waiting: 0,
    claimed: 0,
    oldest_waiting_at: null,
    due_later: 0,
    ...language,
  })),
})

describe('waiting conversations by language', () => {
  it('combine both queues, the longest waiting chat first', () => {
    const reply = makeCounts([
      { language: 'nl', waiting: 2, claimed: 1, oldest_waiting_at: '2026-11-20T12:05:00Z' },
      { language: 'it', waiting: 1, oldest_waiting_at: '2026-11-20T12:00:00Z' },
    ])
    const poke = makeCounts([
      { language: 'nl', waiting: 3, claimed: 1, oldest_waiting_at: '2026-11-20T11:00:00Z' },
      { language: 'fr', claimed: 1 },
      { language: 'pl', waiting: 1, oldest_waiting_at: '2026-11-20T11:30:00Z' },
    ])
    const [it, nl] = ['2026-11-20T12:00:00Z', '2026-11-20T12:05:00Z']
    expect(languageRows({ reply, poke })).toEqual([
      { language: 'it', chats: 1, pokes: 0, answering: 0, oldestChat: it, oldestPoke: null },
      {
        language: 'nl',
        chats: 2,
        pokes: 3,
        answering: 2,
        oldestChat: nl,
        oldestPoke: '2026-11-20T11:00:00Z',
      },
      {
        language: 'pl',
        chats: 0,
        pokes: 1,
        answering: 0,
        oldestChat: null,
        oldestPoke: '2026-11-20T11:30:00Z',
      },
      { language: 'fr', chats: 0, pokes: 0, answering: 1, oldestChat: null, oldestPoke: null },
    ])
  })

  it('have the language of the oldest', () => {
    const oldest_waiting_at = '2026-11-20T12:00:00Z'
    const counts = { ...makeCounts([{ language: 'it', oldest_waiting_at }]), oldest_waiting_at }
    expect(oldestLanguage(counts)).toBe('it')
    expect(oldestLanguage(makeCounts([]))).toBeNull()
  })
})
