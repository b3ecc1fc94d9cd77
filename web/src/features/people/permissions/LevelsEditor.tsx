import { IconCheck, IconLock } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { showToast } from '../../../ui/overlays/toasts'
import { useUser } from '../../settings/user-query'
import { LevelMatrix } from './LevelMatrix'
import { LevelPick } from './LevelPick'
import { LevelTools } from './LevelTools'
import { addLevel, copyLevel, previewLevel, showLevelDifferences } from './level-actions'
import { levelBlocked, levelError } from './level-error'
import type { LevelSettings } from './level-words'
import type { AccountLevel } from './levels-query'
import { type Opened, OpenedLevel } from './OpenedLevel'
import styles from './PermissionsPage.module.css'
import { SaveBar } from './SaveBar'
import { firstEdited, useLevelEdits } from './use-level-edits'
import { useStartPreview } from './use-preview'

type Props = { levels: readonly AccountLevel[]; settings: LevelSettings }

/** The matrix of levels and rights. Changes are collected and saved together. */
export function LevelsEditor({ levels, settings }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const [chosenId, setChosen] = useState(firstEdited() ?? user.permissions.id)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const [showsRetired, setShowsRetired] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const menuButton = useRef<HTMLElement>(null)
  const editing = useLevelEdits(levels, () => showToast({ icon: IconCheck, text: t('levels.saved') }))
  const preview = useStartPreview((error) => showToast({ icon: IconLock, text: levelError(t, error) }))

  const used = levels.filter((level) => level.retired_at === null)
  const retired = levels.filter((level) => level.retired_at !== null)
  const shown = showsRetired ? [...used, ...retired] : used
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0]
  const openMenu = ({ id }: AccountLevel, button: HTMLElement) => {
    menuButton.current = button
    const { left, bottom } = button.getBoundingClientRect()
    setOpened({ dialog: 'menu', id, at: { x: left, y: bottom + 4 } })
  }

  const blocked = levelBlocked(t, user)
  const add = useAction(addLevel, { blocked, add: () => setOpened({ dialog: 'add', id: chosen?.id ?? 0 }) })
  const copy = useAction(copyLevel, {
    blocked,
    copy: () => setOpened({ dialog: 'copy', id: chosen?.id ?? 0 }),
  })
  const differences = useAction(showLevelDifferences, {
    isOn: onlyDifferences,
    toggle: () => setOnlyDifferences(!onlyDifferences),
  })
  const see = useAction(
    previewLevel,
    chosen && chosen.retired_at === null
      ? { name: chosen.name, isPreview: Boolean(user.preview), preview: () => preview.mutate(chosen.id) }
      : null,
  )
  return (
    <>
      <LevelTools
        retired={retired.length}
        showsRetired={showsRetired}
        onShowRetired={setShowsRetired}
        onlyDifferences={onlyDifferences}
        differences={differences}
        see={see}
        copy={copy}
        add={add}
      />
      {chosen && (
        <LevelPick
          levels={levels}
          editing={editing}
          chosen={chosen}
          add={add}
          onChosen={(id) => {
            setShowsRetired(true)
            setChosen(id)
          }}
          onMenu={openMenu}
        />
      )}
      <ScrollRegion className={styles.list} aria-label={t('levels.matrix')}>
        <LevelMatrix
          levels={shown}
          editing={editing}
          settings={settings}
          chosen={chosen?.id ?? 0}
          onlyDifferences={onlyDifferences}
          onChosen={setChosen}
          onMenu={openMenu}
        />
      </ScrollRegion>
      {editing.reach.changes > 0 && <SaveBar levels={levels} editing={editing} settings={settings} />}
      {opened && (
        <OpenedLevel
          opened={opened}
          levels={levels}
          editing={editing}
          menuButton={menuButton}
          onOpen={setOpened}
          onChosen={setChosen}
          onPreview={preview.mutate}
        />
      )}
    </>
  )
}
