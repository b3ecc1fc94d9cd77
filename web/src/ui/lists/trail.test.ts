import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { makeStorage } from '../../testing/storage'
import { cameFrom, followTrail } from './trail'

it('the trail has the page before this one, also after going back and to another page', () => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  followTrail(history)
  expect(cameFrom(history, '/')).toBe(false)
  history.push('/messages?language=nl')
  history.push('/conversations/1?from=overview')
  expect(cameFrom(history, '/messages')).toBe(true)
  expect(cameFrom(history, '/')).toBe(false)
  history.back()
  history.back()
  history.push('/conversations/2')
  expect(cameFrom(history, '/')).toBe(true)
  expect(cameFrom(history, '/messages')).toBe(false)
})

it('a reload keeps the trail', async () => {
  vi.stubGlobal('sessionStorage', makeStorage())
  const history = createMemoryHistory({ initialEntries: ['/'] })
  followTrail(history)
  history.push('/skiplog?language=nl')
  history.push('/conversations/1?from=skiplog')
  vi.resetModules()
  const reloaded = await import('./trail')
  reloaded.followTrail(history)
  expect(reloaded.cameFrom(history, '/skiplog')).toBe(true)
  vi.unstubAllGlobals()
})
