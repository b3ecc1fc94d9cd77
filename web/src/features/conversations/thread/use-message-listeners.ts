import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Viewer } from './viewer'

/** Milliseconds of a touch that opens the menu. */
const longPress = 500
/** Pixels of a movement that scrolls instead. */
const maxMovement = 10

/** The listeners for mouse, touch and Enter, shared by all messages of a thread. */
export function useMessageListeners(viewer: Viewer) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const cancelPress = () => {
    if (press.current) clearTimeout(press.current.timer)
    press.current = null
  }

  const openMenuAt = (element: Element, id: number) => {
    const { left, bottom } = element.getBoundingClientRect()
    viewer.openMenu(id, { x: left, y: bottom })
  }

  return {
    onContextMenu(event: MouseEvent) {
      const id = messageOf(event.target)
      // A reader who has selected text wants to copy it.
      if (id === null || getSelection()?.isCollapsed === false) return
      event.preventDefault()
      cancelPress()
      const isByKey = event.button !== 2
      const item = itemOf(event.target)
      if (isByKey && item) openMenuAt(item.firstElementChild ?? item, id)
      else viewer.openMenu(id, { x: event.clientX, y: event.clientY })
    },
    onClick(event: MouseEvent) {
      const more = event.target instanceof Element ? event.target.closest('[data-more]') : null
      const id = messageOf(event.target)
      if (more && id !== null) openMenuAt(more, id)
    },
    onPointerDown(event: PointerEvent) {
      const id = messageOf(event.target)
      if (event.pointerType !== 'touch' || id === null) return
      const { clientX: x, clientY: y, currentTarget: log } = event
      const open = () => {
        // The thread may have been left meanwhile.
        if (log.isConnected) viewer.openMenu(id, { x, y })
      }
      press.current = { timer: setTimeout(open, longPress), x, y }
    },
    onPointerMove(event: PointerEvent) {
      const { x = 0, y = 0 } = press.current ?? {}
      if (Math.hypot(event.clientX - x, event.clientY - y) > maxMovement) cancelPress()
    },
    onPointerUp: cancelPress,
    onPointerCancel: cancelPress,
    onKeyDown(event: KeyboardEvent) {
      const id = messageOf(event.target)
      if (id === null || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const action = actionOf(event, id)
      if (!action) return
      event.preventDefault()
      action()
    },
  }

  function actionOf(event: KeyboardEvent, id: number): (() => void) | null {
    const { key, target, currentTarget } = event
    // On the message itself: its buttons handle Enter themselves.
    const item = itemOf(target)
    if (key !== 'Enter' || target !== item) return null
    const covered = currentTarget.querySelector<HTMLElement>(`[data-message="${id}"] [data-show]`)
    return () => {
      if (covered) covered.click()
      else viewer.openPhoto(id)
    }
  }
}

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null

function messageOf(target: EventTarget | null): number | null {
  const item = itemOf(target)
  return item ? Number(item.dataset.message) : null
}
