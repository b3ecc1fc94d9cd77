import type { Icon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'

/** In the order in which they are listed. */
export const actionGroups = [
  'chat',
  'page',
  'go_to',
  'queues',
  'saved_replies',
  'anywhere',
  'settings',
] as const
export type ActionGroup = (typeof actionGroups)[number]

/**
 * Something that an operator can do, declared once. Its button, the message menu, the command palette, the overview of keys,
 * `aria-keyshortcuts`, the printed key and the key itself are all drawn from this value.
 * @template Target what it acts on: the message, the conversation in hand, the page
 */
export type Action<Target = void> = {
  id: string
  group: ActionGroup
  /** As it is printed: `S`, `1`, `/`, `mod+enter`; `J+K` for two keys of one action. */
  key?: string
  icon?: Icon
  /** In place of `icon`, where it depends on what it acts on. */
  iconOf?: (target: Target) => Icon
  title: (t: TFunction, target: Target) => string
  /** Shown beside the title in small: `Admin settings`. The palette searches it too. */
  note?: (t: TFunction, target: Target) => string | undefined
  /** Why it can't be done now. The button and the palette say so, and the key does when it is pressed. */
  blocked?: (t: TFunction, target: Target) => string | false | null
  /** One of many with this value: `theme dark` has the id `theme`. */
  each?: (target: Target) => string | number
  /** What it acts on has the focus: then its key goes before the same key of the screen. */
  isFocused?: (target: Target) => boolean
  /** False while a press of the key can't be meant for it: it does nothing then. */
  isKeyMeant?: (target: Target) => boolean
  run?: (target: Target) => void
  /** In place of `run`, for what is done by keys only; the palette does not offer it. */
  press?: (target: Target, key: string) => void
  /** Its key is heard while a dialog is open too. */
  isHeardInDialogs?: boolean
}

/** An action as it is offered on this screen now, bound to what it acts on. */
export type OfferedAction = {
  id: string
  group: ActionGroup
  key?: string
  icon?: Icon
  title: string
  note?: string
  blocked: string | null
  /** Set for actions on what has the focus; true while it has it. */
  isFocused?: boolean
  isKeyMeant: () => boolean
  run?: () => void
  press?: (key: string) => void
  isHeardInDialogs: boolean
}

/** What is known of an action before it is offered. */
export type DeclaredAction = Pick<OfferedAction, 'id' | 'group' | 'key' | 'isFocused'> & {
  /** One of many with this value, each with an id of its own: `theme dark`. */
  isOneOfMany: boolean
}

const declared: DeclaredAction[] = []

/** Declares an action. `*-actions.ts` files hold them, and nothing that needs a browser to be loaded. */
export function action<Target = void>(value: Action<Target>): Action<Target> {
  const { id, key, group, isFocused } = value
  declared.push({
    id,
    group,
    isOneOfMany: value.each !== undefined,
    ...(key && { key }),
    ...(isFocused && { isFocused: false }),
  })
  return value
}

/** The actions of all modules that are loaded. */
export const declaredActions = () => declared

/** Binds an action to what it acts on. */
export function offer<Target>(t: TFunction, value: Action<Target>, target: Target): OfferedAction {
  const { id, group, key, note, each, isFocused, run, press } = value
  const icon = value.iconOf?.(target) ?? value.icon
  const shownNote = note?.(t, target)
  return {
    id: each ? `${id} ${each(target)}` : id,
    group,
    title: value.title(t, target),
    blocked: value.blocked?.(t, target) || null,
    isKeyMeant: () => value.isKeyMeant?.(target) ?? true,
    isHeardInDialogs: value.isHeardInDialogs ?? false,
    ...(key && { key }),
    ...(icon && { icon }),
    ...(shownNote && { note: shownNote }),
    ...(isFocused && { isFocused: isFocused(target) }),
    ...(run && { run: () => run(target) }),
    ...(press && { press: (pressed: string) => press(target, pressed) }),
  }
}
