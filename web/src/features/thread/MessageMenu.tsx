import type { Message } from '@panel/contract'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDialogKeys } from '../../ui/dialog-keys'
import { Keys } from '../../ui/Keys'
import { useShortcut } from '../../ui/key-choices'
import styles from './MessageMenu.module.css'
import { type MenuItem, useMenuItems } from './use-menu-items'
import type { Viewer } from './viewer'

type Props = {
  at: { x: number; y: number }
  message: Message
  holds: boolean
  viewer: Viewer
  onClose: () => void
}

const margin = 8

/** The menu on a message, as WAI-ARIA describes one: arrows, Home, End, the keys that are printed, Escape. */
export function MessageMenu({ at, message, holds, viewer, onClose }: Props) {
  const { t } = useTranslation()
  const items = useMenuItems({ message, holds, viewer })
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: at.x, top: at.y })
  const [before] = useState(() => document.activeElement)

  const close = () => {
    onClose()
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }

  useLayoutEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = menu.current ?? {}
    setPlace({
      left: Math.max(margin, Math.min(at.x, innerWidth - offsetWidth - margin)),
      top: Math.max(margin, Math.min(at.y, innerHeight - offsetHeight - margin)),
    })
    menu.current?.querySelector('button')?.focus()
  }, [at])

  useEffect(() => {
    const leave = (event: Event) => {
      if (event.target instanceof Node && menu.current?.contains(event.target)) return
      onClose()
    }
    addEventListener('pointerdown', leave)
    addEventListener('wheel', leave, { passive: true })
    addEventListener('resize', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('wheel', leave)
      removeEventListener('resize', leave)
    }
  }, [onClose])

  const choose = ({ action }: MenuItem) => {
    if (action.blocked) return
    close()
    action.run?.()
  }
  useDialogKeys(
    items.flatMap((item) => {
      const { key, blocked } = item.action
      return key ? [{ key, blocked, run: () => choose(item) }] : []
    }),
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const focused = buttons.find((button) => button === document.activeElement)
    const at = focused ? buttons.indexOf(focused) : -1
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % buttons.length,
      ArrowUp: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }
    const target = targets[event.key]
    if (target !== undefined) buttons[target]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t('message_acts.title')}
      className={styles.menu}
      style={place}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((item) => (
        <MenuLine key={item.action.id} item={item} onChoose={() => choose(item)} />
      ))}
    </div>,
    document.body,
  )
}

function MenuLine({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { action, isDanger, isApart } = item
  const { icon: Icon, title, key, blocked } = action
  return (
    <>
      {isApart && <hr className={styles.line} />}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={isDanger ? `${styles.item} ${styles.danger}` : styles.item}
        aria-disabled={blocked ? true : undefined}
        aria-keyshortcuts={useShortcut(key)}
        title={blocked || undefined}
        aria-description={blocked || undefined}
        onClick={onChoose}
      >
        {Icon && <Icon size={16} stroke={1.75} aria-hidden="true" />}
        <span>{title}</span>
        <Keys keys={key} />
      </button>
    </>
  )
}
