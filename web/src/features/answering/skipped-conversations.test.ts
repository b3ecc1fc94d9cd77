import { describe, expect, it } from 'vitest'
import { openStorage } from '../../testing/storage'
import { forgetSkipped, readSkipped, rememberSkipped } from './skipped-conversations'

const hour = 3_600_000

describe('the list of skipped conversations', () => {
  it('is kept for each operator, each conversation once', () => {
    openStorage()
    for (const id of [1, 2, 1]) rememberSkipped(7, id)
    rememberSkipped(8, 3)
    expect(readSkipped(7)).toEqual([2, 1])
    expect(readSkipped(8)).toEqual([3])
  })

  it('forgets each after a day', () => {
    openStorage()
    rememberSkipped(7, 1, 0)
    rememberSkipped(7, 2, 2 * hour)
    expect(readSkipped(7, 23 * hour)).toEqual([1, 2])
    expect(readSkipped(7, 25 * hour)).toEqual([2])
  })

  it('has only the newest, as many as a claim may exclude', () => {
    openStorage()
    for (let id = 1; id <= 205; id++) rememberSkipped(7, id)
    const ids = readSkipped(7)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, 6, 205])
  })

  it('loses a conversation that is in hand again', () => {
    const storage = openStorage()
    rememberSkipped(7, 1)
    forgetSkipped(7, 1)
    expect(readSkipped(7)).toEqual([])
    expect(Object.keys(storage)).toEqual([])
  })

  it.each(['nonsense', '{}', '[1,null,{"id":"x","at":1}]'])('is empty where %s is stored', (stored) => {
    const storage = openStorage()
    storage.setItem('skipped:7', stored)
    expect(readSkipped(7)).toEqual([])
  })
})
