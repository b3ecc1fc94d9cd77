import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../../testing/browser'
import { unsavedWords } from './unsaved-words'

const at = Date.UTC(2026, 10, 20, 12)

describe('what was typed and chosen in a dialog', () => {
  const openStored = () => {
    openBrowser(() => 'no answer')
    return unsavedWords('report')(1, 7)
  }

  it('is kept as one value: the words with the choice', () => {
    const stored = openStored()
    const words = { text: 'Rude', began: '', choice: '3', at, isSaved: false } as const
    stored.write(words)
    expect(stored.read()).toEqual(words)
  })

  it('is kept when there are no words yet, or no choice', () => {
    const stored = openStored()
    stored.write({ text: '', began: '', choice: '3', at, isSaved: false })
    expect(stored.read()).toMatchObject({ text: '', choice: '3' })
    stored.write({ text: 'Rude', began: '', at, isSaved: false })
    expect(stored.read()).toMatchObject({ text: 'Rude', choice: undefined })
  })

  it('is not kept without a choice and with the words from which it began', () => {
    const stored = openStored()
    stored.write({ text: 'Hello ', began: 'Hello', at, isSaved: false })
    expect(stored.read()).toBeNull()
  })
})
