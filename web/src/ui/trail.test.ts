import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { cameFrom, followTrail } from './trail'

it('the trail knows the page before this one, also after going back and on elsewhere', () => {
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
