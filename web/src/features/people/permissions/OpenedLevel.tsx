import type { RefObject } from 'react'
import { useUser } from '../../settings/user-query'
import { LevelDialog } from './LevelDialog'
import { LevelMenu } from './LevelMenu'
import { edited } from './level-edits'
import type { AccountLevel } from './levels-query'
import { RenameDialog } from './RenameDialog'
import { RetireDialog } from './RetireDialog'
import type { Editing } from './use-level-edits'

/** The menu or the dialog of a level that is open. */
export type Opened =
  | { dialog: 'add' | 'copy' | 'rename' | 'retire'; id: number }
  | { dialog: 'menu'; id: number; at: { x: number; y: number } }

type Props = {
  opened: Opened
  levels: readonly AccountLevel[]
  editing: Editing
  /** Has the focus again when the menu closes. */
  menuButton: RefObject<HTMLElement | null>
  onOpen: (opened: Opened | null) => void
  onChosen: (id: number) => void
  onPreview: (id: number) => void
}

export function OpenedLevel({ opened, levels, editing, menuButton, onOpen, onChosen, onPreview }: Props) {
  const user = useUser()
  const target = levels.find(({ id }) => id === opened.id)
  const close = () => onOpen(null)
  if (opened.dialog === 'add' || opened.dialog === 'copy')
    return (
      <LevelDialog
        levels={levels}
        source={opened.dialog === 'copy' ? (target ?? null) : null}
        onClose={close}
        onAdded={onChosen}
      />
    )
  if (!target) return null
  switch (opened.dialog) {
    case 'menu':
      return (
        <LevelMenu
          level={target}
          at={opened.at}
          isPreview={Boolean(user.preview)}
          onClose={() => {
            close()
            menuButton.current?.focus()
          }}
          onOpen={(dialog) => onOpen({ dialog, id: target.id })}
          onPreview={() => onPreview(target.id)}
        />
      )
    case 'rename':
      return (
        <RenameDialog
          id={target.id}
          name={edited(editing.seenOf(target), editing.editOf(target)).name}
          onRename={(name) => editing.edit(editing.seenOf(target), { name })}
          onClose={close}
        />
      )
    case 'retire':
      return <RetireDialog level={target} levels={levels} onClose={close} />
  }
}
