import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { openTestStreams } from '../../../testing/streams.ts'

const test = useTestApp()

it('pages refresh within five seconds after hints were lost, but not all at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { streams, sendHint } = openTestStreams(test)
  const writes = Array.from({ length: 40 }, (_, number) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const write = vi.spyOn(response, 'write')
    const operator = { id: number, sessionId: number, assignedLevelId: 100, rights: [] }
    streams.add({ response, operator, watched: undefined })
    write.mockClear()
    return write
  })
  const refreshed = () =>
    writes.filter(({ mock }) => mock.calls.some(([text]) => /"ready"/.test(text))).length

  sendHint({ topic: 'missed' })
  vi.advanceTimersByTime(2_500)
  expect(refreshed()).toBeGreaterThan(0)
  expect(refreshed()).toBeLessThan(writes.length)
  vi.advanceTimersByTime(2_500)
  expect(refreshed()).toBe(writes.length)
})
