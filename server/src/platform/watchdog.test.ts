import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openWatchdog } from './watchdog.ts'

function open() {
  vi.useFakeTimers()
  const log = { error: vi.fn(), warn: vi.fn() }
  const watchdog = openWatchdog(log)
  onTestFinished(() => {
    watchdog.close()
    vi.useRealTimers()
  })
  return { log, watchdog }
}

describe('a watched loop', () => {
  it('is stuck when it does not report within the announced time, and no longer when it continues', () => {
    const { watchdog } = open()
    const loop = watchdog.watch('sweeper')
    expect(watchdog.stuck()).toEqual([])
    loop.expectWithin(1_000)
    watchdog.watch('claims').expectWithin(5_000)
    vi.advanceTimersByTime(1_001)
    expect(watchdog.stuck()).toEqual(['sweeper'])
    loop.expectWithin(1_000)
    expect(watchdog.stuck()).toEqual([])
  })

  it('is late, and not stuck, when it takes longer than usual', () => {
    const { watchdog } = open()
    watchdog.watch('claims 1').expectWithin(60_000, 3_000)
    vi.advanceTimersByTime(12_000)
    expect(watchdog.late()).toEqual([{ name: 'claims 1', seconds: 12 }])
    expect(watchdog.stuck()).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(watchdog.late()).toEqual([])
    expect(watchdog.stuck()).toEqual(['claims 1'])
  })

  it('may be silent as long as nobody calls it', () => {
    const { watchdog } = open()
    const loop = watchdog.watch('claims')
    loop.expectWithin(1_000)
    loop.rest()
    vi.advanceTimersByTime(3_600_000)
    expect(watchdog.stuck()).toEqual([])
  })

  it('is logged once when it is stuck, and once when it continues', () => {
    const { log, watchdog } = open()
    const loop = watchdog.watch('deliveries')
    loop.expectWithin(1_000)
    vi.advanceTimersByTime(10_000)
    expect(log.error).toHaveBeenCalledExactlyOnceWith({ loop: 'deliveries' }, expect.any(String))
    loop.expectWithin(60_000)
    vi.advanceTimersByTime(10_000)
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ loop: 'deliveries' }, expect.any(String))
  })
})
