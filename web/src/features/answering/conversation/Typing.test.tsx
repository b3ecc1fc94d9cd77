import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render'
import { hints } from '../live/live'
import { Typing } from './Typing'

const region = page.getByRole('status')
const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000)

// One test: the clock of the page starts once.
it('a customer is typing for six seconds after the last hint about this chat, and until the chat changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await renderPart(<Typing id={7} name="Colin" />)
  hints.emit({ topic: 'typing', id: 8 })
  seconds(1)
  await expect.element(region).toHaveTextContent('')
  hints.emit({ topic: 'typing', id: 7 })
  await expect.element(region).toHaveTextContent('Colin is typing…')
  seconds(4)
  hints.emit({ topic: 'typing', id: 7 })
  seconds(4)
  await expect.element(region).toHaveTextContent('Colin is typing…')
  seconds(3)
  await expect.element(region).toHaveTextContent('')
  hints.emit({ topic: 'typing', id: 7 })
  await expect.element(region).toHaveTextContent('Colin is typing…')
  hints.emit({ topic: 'conversation', id: 7 })
  await expect.element(region).toHaveTextContent('')
})
