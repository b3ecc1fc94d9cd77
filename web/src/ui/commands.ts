import type { Icon } from '@tabler/icons-react'
import { useEffect, useId, useSyncExternalStore } from 'react'

/** In the order in which they are listed. */
export const commandGroups = [
  'chat',
  'page',
  'go_to',
  'queues',
  'saved_replies',
  'anywhere',
  'settings',
] as const
export type CommandGroup = (typeof commandGroups)[number]

/** Something that can be done on this screen. */
export type Command = {
  /** Tells it from the others of the screen. */
  id: string
  group: CommandGroup
  title: string
  /** Beside the title, in small: `Admin settings`. It is searched too. */
  note?: string
  icon?: Icon
  /** The key it has, as `Keys` prints it: `S`, `mod+enter`. The command does not listen to it: its button does. */
  keys?: string
  /** Without it there is only a key to tell of, as for leaving the editor. */
  run?: () => void
  /** Why it may not be run now. */
  blocked?: string | false | null
}

const known = new Map<string, readonly Command[]>()
const listeners = new Set<() => void>()
/** Null when it has changed since it was put together: a screen that comes tells dozens of times. */
let all: readonly Command[] | null = null

function become() {
  all = null
  for (const listener of listeners) listener()
}

function knownNow() {
  all ??= [...known.values()].flat()
  return all
}

/** Tells the command palette and the overview of keys what this part of the screen can do, while it is shown. */
export function useCommands(commands: readonly Command[]) {
  const key = useId()
  // With every rendering: what a command does sees the newest state.
  useEffect(() => {
    known.set(key, commands)
    become()
  })
  useEffect(
    () => () => {
      known.delete(key)
      become()
    },
    [key],
  )
}

/** The same for a single one: what a button does, beside its `useKey`. Null where it is not offered. */
export function useCommand(command: Command | null) {
  useCommands(command ? [command] : [])
}

/** Everything that can be done on the screen now. */
export function useKnownCommands(): readonly Command[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, knownNow)
}
