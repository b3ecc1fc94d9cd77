import type { Icon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'

/** The groups of actions, in the order in which the palette and the overview of keys show them. */
export const actionGroups = [
  'chat',
  'facts',
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
 * `aria-keyshortcuts`, the printed key and the key itself are all derived from this value.
 * @template Target what it acts on: the message, the conversation in hand, the page
 */
export type Action<Target = void> = {
  id: string
  group: ActionGroup
  /** As it is printed: `S`, `1`, `/`, `mod+enter`; `J+K` for two keys of one action. */
  key?: string
  icon?: Icon
  /** Instead of `icon`, if it depends on the target. */
  iconOf?: (target: Target) => Icon
  title: (t: TFunction, target: Target) => string
  /** Shown next to the title in small letters: `Admin settings`. The palette searches it too. */
  note?: (t: TFunction, target: Target) => string | undefined
  /** Why it is blocked now. The button and the palette show this reason, and a press of the key shows it in a toast. */
  blocked?: (t: TFunction, target: Target) => string | false | null
  /** Distinguishes several offers of one action: the action `theme` is offered as `theme dark` and others. */
  each?: (target: Target) => string | number
  /** Whether the target has the focus. Then its key has priority over the same key of the screen. */
  isFocused?: (target: Target) => boolean
  /** False while the operator cannot have meant the key: then it does nothing. */
  isKeyMeant?: (target: Target) => boolean
  run?: (target: Target) => void
  /** Instead of `run`, for actions by key only; the palette does not offer it. */
  press?: (target: Target, key: string) => void
  /** Its key also works while a dialog is open. */
  worksInDialogs?: boolean
}

/** An action that this screen offers now, bound to its target. */
export type OfferedAction = {
  id: string
  group: ActionGroup
  key?: string
  icon?: Icon
  title: string
  note?: string
  blocked: string | null
  /** Set for actions on the focused element; true while it has the focus. */
  isFocused?: boolean
  isKeyMeant: () => boolean
  run?: () => void
  press?: (key: string) => void
  worksInDialogs: boolean
}

/** What is known of an action before it is offered. */
export type DeclaredAction = Pick<OfferedAction, 'id' | 'group' | 'key' | 'isFocused'> & {
  /** It is offered several times, each time with another id: `theme dark`. */
  isOneOfMany: boolean
}

const declared: DeclaredAction[] = []

/** Declares an action. Files with the name `*-actions.ts` declare actions, and contain nothing that needs a browser. */
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

/** The actions of all loaded modules. */
export const declaredActions = () => declared

/** Binds an action to its target. */
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
    worksInDialogs: value.worksInDialogs ?? false,
    ...(key && { key }),
    ...(icon && { icon }),
    ...(shownNote && { note: shownNote }),
    ...(isFocused && { isFocused: isFocused(target) }),
    ...(run && { run: () => run(target) }),
    ...(press && { press: (pressed: string) => press(target, pressed) }),
  }
}
