import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { MenuItem as AriaMenuItem, Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { flushSync } from 'react-dom'
import type { OfferedAction } from '../actions/actions'
import { Keys } from '../actions/Keys'
import { useShortcut } from '../actions/key-choices'
import styles from './ActionMenu.module.css'
import { useDialogKeys } from './dialog-keys'

export type MenuItem = {
  action: OfferedAction
  isDanger?: boolean
  /** With a line above it. */
  hasSeparator?: boolean
  /** Behind the name. */
  end?: ReactNode
}

type Props = {
  /** The position in the window. `height`: of the button there, which the menu does not cover. */
  at: { x: number; y: number; height?: number }
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/** A menu of actions at the pointer. The keys that it shows also work. */
export function ActionMenu({ at, label, items, onClose }: Props) {
  const page = useRef(document.body)

  // The action runs after the menu is removed and the focus has returned, because elements behind a menu cannot be focused.
  const close = () => flushSync(onClose)
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
    if (event.key !== 'Tab') return
    event.preventDefault()
    close()
  }
  // A right click outside of the menu closes it, and opens the menu of the clicked element.
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    const { target, clientX, clientY } = event
    if (target instanceof Element && target.closest('[role="menu"]')) return
    close()
    const { button, nativeEvent } = event
    const sameClick = { bubbles: true, cancelable: true, button, clientX, clientY, view: nativeEvent.view }
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent('contextmenu', sameClick))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only handles keys that the menu does not handle
    <div className={styles.place} onKeyDown={onKeyDown} onContextMenu={onContextMenu}>
      <Popover
        isOpen
        onOpenChange={close}
        triggerRef={page}
        getTargetRect={() => new DOMRect(at.x, at.y, 0, at.height)}
        placement="bottom start"
        offset={at.height ? 4 : 0}
        containerPadding={8}
        aria-label={label}
        className={styles.menu}
      >
        <Menu aria-label={label}>
          {items.flatMap((item, index) => [
            item.hasSeparator && <Separator key={`above ${item.action.id}`} className={styles.line} />,
            <MenuLine key={item.action.id} item={item} isFirst={index === 0} onChoose={() => choose(item)} />,
          ])}
        </Menu>
      </Popover>
    </div>
  )
}

/** Not the menu's own `autoFocus`: after Enter on a button, React Aria takes it for a screen reader and leaves the focus on the menu. */
const takeFirstFocus = (item: HTMLElement | null) => item?.focus({ preventScroll: true })

type LineProps = { item: MenuItem; isFirst: boolean; onChoose: () => void }

function MenuLine({ item, isFirst, onChoose }: LineProps) {
  const { action, isDanger, end } = item
  const { icon: Icon, title, key, blocked } = action
  // A blocked action can be focused, and shows the reason.
  const hints = {
    'aria-disabled': blocked ? true : undefined,
    'aria-keyshortcuts': useShortcut(key),
    'aria-description': blocked || undefined,
    title: blocked || undefined,
  }
  return (
    <AriaMenuItem
      ref={isFirst ? takeFirstFocus : null}
      id={action.id}
      textValue={title}
      className={isDanger ? `${styles.item} ${styles.danger}` : styles.item}
      shouldCloseOnSelect={false}
      onAction={onChoose}
      // Not a link, because it has no address.
      render={(line) => <div {...(line as ComponentProps<'div'>)} {...hints} />}
    >
      {Icon && <Icon size={16} stroke={1.75} aria-hidden="true" />}
      <span>{title}</span>
      {end}
      <Keys keys={key} />
    </AriaMenuItem>
  )
}
