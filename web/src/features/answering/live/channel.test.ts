import { describe, expect, it } from 'vitest'
import { streamAddress, watchedBy } from './channel'

describe('the stream', () => {
  it('follows the conversations of all tabs, each once', () => {
    const tabs = new Map([
      ['a', [9, 3]],
      ['b', [3]],
      ['c', []],
    ])
    expect(streamAddress(watchedBy(tabs))).toBe('/api/events?watch=3,9')
  })

  it('follows none when no tab reads along', () => {
    expect(streamAddress(watchedBy(new Map()))).toBe('/api/events')
  })

  it('follows at most as many as the server accepts', () => {
    const ids = Array.from({ length: 30 }, (_, i) => i + 1)
    expect(watchedBy(new Map([['a', ids]]))).toHaveLength(20)
  })
})
