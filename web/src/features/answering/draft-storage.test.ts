import { describe, expect, it } from 'vitest'
import { openStorage } from '../../testing/storage'
import {
  forgetConversations,
  type LocalDraft,
  localDraft,
  newerDraft as newerDraftAt,
  type SentText,
} from './draft-storage'

const at = (time: string) => `2026-11-20T${time}Z`
const moment = (time: string) => Date.parse(at(time))

describe('the draft that is restored', () => {
  const local = (time: string, isSaved = false) => ({ text: 'here', at: moment(time), isSaved })
  const server = (time: string) => ({ text: 'there', updated_at: at(time) })

  type Server = Parameters<typeof newerDraftAt>[1]
  const newerDraft = (
    local: LocalDraft | null,
    server: Server,
    sent: SentText | null = null,
    now = '13:00:00',
  ) => newerDraftAt(local, server, sent, moment(now))

  it('is empty without a stored draft', () => {
    expect(newerDraft(null, null)).toBe('')
  })

  it('is the server’s when this browser has no unsaved draft', () => {
    expect(newerDraft(null, server('12:00:00'))).toBe('there')
    expect(newerDraft(local('12:30:00', true), server('12:00:00'))).toBe('there')
  })

  it('is this browser’s when its own earlier save arrived after the typing', () => {
    const typed = { ...local('12:01:00'), lastSubmitted: 'there' }
    expect(newerDraft(typed, server('12:01:01'))).toBe('here')
  })

  it('is empty when a save arrived after its text was sent', () => {
    const sent = { text: 'there it is', sent_at: at('12:00:00') }
    expect(newerDraft(null, server('12:00:01'), sent)).toBe('')
    expect(newerDraft(null, server('12:01:00'), sent)).toBe('there')
    expect(newerDraft(local('12:00:02'), server('12:00:03'), sent)).toBe('here')
  })

  it('is this browser’s when it could not be saved', () => {
    expect(newerDraft(local('12:01:00'), server('12:00:00'))).toBe('here')
    expect(newerDraft(local('12:01:00'), null)).toBe('here')
  })

  it('is the server’s when the operator has typed on another device since', () => {
    expect(newerDraft(local('12:00:00'), server('12:01:00'))).toBe('there')
  })

  it('is empty when the server has deleted a saved draft, because it was sent', () => {
    expect(newerDraft(local('12:00:00', true), null)).toBe('')
  })

  it('is this browser’s when another tab has saved it since the server sent its response', () => {
    expect(newerDraft(local('12:00:00', true), null, null, '12:00:02')).toBe('here')
    expect(newerDraft(local('12:00:00', true), server('11:59:58'), null, '12:00:02')).toBe('here')
    expect(newerDraft(local('12:00:00', true), server('12:00:01'), null, '12:00:02')).toBe('there')
    const sent = { text: 'here and more', sent_at: at('12:00:01') }
    expect(newerDraft(local('12:00:00', true), null, sent, '12:00:02')).toBe('')
  })

  it('is empty when it was sent and only the response was lost', () => {
    const sent = { text: 'here', sent_at: at('12:01:00') }
    expect(newerDraft(local('12:00:30'), null, sent)).toBe('')
    expect(newerDraft(local('12:01:30'), null, sent)).toBe('here')
    expect(newerDraft(local('12:00:30'), null, { ...sent, text: 'something else' })).toBe('here')
  })

  it('stays empty when the operator deleted the text and the server still has it', () => {
    expect(newerDraft({ text: '', at: moment('12:01:00'), isSaved: false }, server('12:00:00'))).toBe('')
  })
})

describe('drafts in the browser', () => {
  it('are read back as they were written, for one operator and one conversation', () => {
    openStorage()
    const draft = { text: 'Half a', at: 5, isSaved: false }
    expect(localDraft(1, 2).write(draft)).toBe(true)
    expect(localDraft(1, 2).read()).toEqual(draft)
    expect(localDraft(2, 2).read()).toBeNull()
  })

  it('are removed when they are sent', () => {
    const storage = openStorage()
    localDraft(1, 2).write({ text: 'Half a', at: 5, isSaved: false })
    localDraft(1, 2).write({ text: '', at: 6, isSaved: true })
    expect(Object.keys(storage)).toEqual([])
  })

  it('lose the attachments at sign-out, except those of unsent texts', () => {
    const now = moment('12:00:00')
    const storage = openStorage({
      locale: 'pl',
      'attachment:1:3': '{}',
      'attachment:1:4': '{}',
      'skipped:1': '[]',
      'photos-shown': '[7]',
    })
    localDraft(1, 3).write({ text: 'not saved', at: now, isSaved: false })
    localDraft(1, 4).write({ text: 'saved', at: now, isSaved: true })
    forgetConversations(now)
    expect(Object.keys(storage).sort()).toEqual(['attachment:1:3', 'draft:1:3', 'locale'])
  })

  it('are removed at sign-out if the server has them, and kept otherwise', () => {
    const now = moment('12:00:00')
    const storage = openStorage({ 'color-scheme': 'dark', 'draft:1:9': 'not a draft' })
    localDraft(1, 2).write({ text: 'saved', at: now, isSaved: true })
    localDraft(1, 3).write({ text: 'not saved', at: now, isSaved: false })
    localDraft(1, 4).write({ text: 'ages old', at: now - 4 * 86_400_000, isSaved: false })
    forgetConversations(now)
    expect(Object.keys(storage).sort()).toEqual(['color-scheme', 'draft:1:3'])
  })
})
