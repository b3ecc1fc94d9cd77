import { useLayoutEffect, useState } from 'react'
import { hasDialog, isTyping } from '../../ui/keys'

/**
 * How a chat came into the hand: asked for with a key or a press, as the next one after another, or by itself, while the operator
 * was waiting or pressing something else.
 */
export type Opening = 'asked' | 'next' | 'itself'

/** What is pressed within so many milliseconds was meant for what was there before. */
const heldFor = 500

/**
 * Keeps keys from a chat that has just opened: all of them where it opened by itself, commands where it is the next one. What is
 * typed then is text at once. An open dialog has its keys, and the page says while they are held, with `data-keys-held`.
 */
export function useOpeningGuard(how: Opening) {
  const [opening] = useState(how)
  useLayoutEffect(() => {
    if (opening === 'asked') return
    const hold = (event: Event) => {
      if (hasDialog() || (opening === 'next' && isText(event))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // The second half of a double click on "Send & next" would send what is kept here.
    const holdClick = (event: MouseEvent) => {
      if (event.detail > 1) hold(event)
    }
    const { dataset } = document.documentElement
    addEventListener('keydown', hold, true)
    addEventListener('click', holdClick, true)
    dataset.keysHeld = ''
    const letGo = () => {
      removeEventListener('keydown', hold, true)
      removeEventListener('click', holdClick, true)
      delete dataset.keysHeld
    }
    const timer = setTimeout(letGo, heldFor)
    return () => {
      clearTimeout(timer)
      letGo()
    }
  }, [opening])
}

function isText(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || !isTyping(event.target)) return false
  const isCommand = (event.ctrlKey || event.metaKey) && /^(enter|k)$/i.test(event.key)
  return !isCommand && event.key !== 'Escape'
}
