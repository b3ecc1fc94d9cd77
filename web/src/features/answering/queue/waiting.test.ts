import { describe, expect, it } from 'vitest'
import { languageRows, lateness, oldestLanguage } from './waiting'

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
  it('combine both queues, the longest waiting first', () => {
    const reply = makeCounts([
      { language: 'nl', waiting: 2, claimed: 1, oldest_waiting_at: '2026-11-20T12:05:00Z' },
      { language: 'it', waiting: 1, oldest_waiting_at: '2026-11-20T12:00:00Z' },
    ])
    const poke = makeCounts([
      { language: 'nl', waiting: 3, claimed: 1, oldest_waiting_at: '2026-11-20T11:00:00Z' },
      { language: 'fr', claimed: 1 },
    ])
    expect(languageRows({ reply, poke })).toEqual([
      { language: 'nl', chats: 2, pokes: 3, answering: 2, oldest: '2026-11-20T11:00:00Z' },
      { language: 'it', chats: 1, pokes: 0, answering: 0, oldest: '2026-11-20T12:00:00Z' },
      { language: 'fr', chats: 0, pokes: 0, answering: 1, oldest: null },
    ])
  })

  it('have the language of the oldest', () => {
    const oldest_waiting_at = '2026-11-20T12:00:00Z'
    const counts = { ...makeCounts([{ language: 'it', oldest_waiting_at }]), oldest_waiting_at }
    expect(oldestLanguage(counts)).toBe('it')
    expect(oldestLanguage(makeCounts([]))).toBeNull()
  })

  it('are late after the minutes of the settings: amber, then red', () => {
    const now = Date.parse('2026-11-20T12:10:00Z')
    expect(lateness(null, now)).toBeNull()
    expect(lateness('2026-11-20T12:00:00Z', now)).toBeNull()
    expect(lateness('2026-11-20T11:59:59Z', now)).toBe('amber')
    expect(lateness('2026-11-20T11:49:59Z', now)).toBe('red')
    const limits = { amber: 1, red: 2 }
    expect(lateness('2026-11-20T12:09:00Z', now, limits)).toBeNull()
    expect(lateness('2026-11-20T12:08:30Z', now, limits)).toBe('amber')
    expect(lateness('2026-11-20T12:07:59Z', now, limits)).toBe('red')
  })
})
