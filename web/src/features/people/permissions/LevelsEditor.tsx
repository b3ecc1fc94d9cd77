import { IconArrowBackUp, IconCheck, IconDots, IconLock, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { useEscape } from '../../../ui/actions/use-escape'
import { Badge } from '../../../ui/Badge'
import { SelectField } from '../../../ui/fields/SelectField'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { showToast } from '../../../ui/overlays/toasts'
import { useUser } from '../../settings/user-query'
import { LevelDialog } from './LevelDialog'
import { LevelMatrix } from './LevelMatrix'
import { LevelMenu } from './LevelMenu'
import {
  addLevel,
  copyLevel,
  discardLevels,
  previewLevel,
  saveLevels,
  showLevelDifferences,
} from './level-actions'
import { changesBetween, edited } from './level-edits'
import { levelBlocked, levelError } from './level-error'
import type { LevelSettings } from './level-words'
import type { AccountLevel } from './levels-query'
import styles from './PermissionsPage.module.css'
import { RenameDialog } from './RenameDialog'
import { RetireDialog } from './RetireDialog'
import { SaveBar } from './SaveBar'
import { firstEdited, useLevelEdits } from './use-level-edits'
import { useStartPreview } from './use-preview'

type Props = { levels: readonly AccountLevel[]; settings: LevelSettings }
type Opened =
  | { dialog: 'add' | 'copy' | 'rename' | 'retire'; id: number }
  | { dialog: 'menu'; id: number; at: { x: number; y: number } }

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
  const target = levels.find(({ id }) => id === opened?.id)
  const hasEdits = editing.reach.changes > 0
  const close = () => setOpened(null)
  const openMenu = ({ id }: AccountLevel, button: HTMLElement) => {
    menuButton.current = button
    const { left, bottom } = button.getBoundingClientRect()
    setOpened({ dialog: 'menu', id, at: { x: left, y: bottom + 4 } })
  }
  const discardEdits = () => {
    const undo = editing.discard()
    showToast({
      icon: IconArrowBackUp,
      text: t('levels.discarded'),
      action: { label: t('levels.undo'), isUndo: true, onPress: undo },
    })
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
  const save = useAction(
    saveLevels,
    hasEdits
      ? {
          blocked: editing.meanwhile.length > 0 ? t('levels.look_first') : null,
          save: () => !editing.save.isPending && editing.save.mutate(),
        }
      : null,
  )
  // During a preview, Escape ends the preview.
  const mayDiscard = hasEdits && !user.preview
  const discard = useAction(discardLevels, hasEdits ? { discard: discardEdits } : null)
  useEscape(mayDiscard ? discardEdits : null)

  return (
    <>
      <div className={styles.tools}>
        <p>{t('levels.intro')}</p>
        {retired.length > 0 && (
          <label className={styles.retired}>
            <input
              type="checkbox"
              checked={showsRetired}
              onChange={(event) => setShowsRetired(event.target.checked)}
            />
            {t('levels.retired')} <Badge count={retired.length} />
          </label>
        )}
        <ActionButton action={differences} hasNoIcon aria-pressed={onlyDifferences} />
        {see && <ActionButton action={see} />}
        <ActionButton action={copy} />
        <ActionButton action={add} />
      </div>
      {chosen && (
        <div className={styles.pick}>
          <div>
            <SelectField
              label={t('levels.level')}
              value={String(chosen.id)}
              options={levels.map((level) => [String(level.id), optionText(level)])}
              onChoose={(id) => {
                setShowsRetired(true)
                setChosen(Number(id))
              }}
            />
          </div>
          <Button
            isIcon
            aria-label={t('levels.menu', { name: chosen.name })}
            aria-haspopup="menu"
            onClick={(event) => openMenu(chosen, event.currentTarget)}
          >
            <IconDots size={16} stroke={1.75} aria-hidden="true" />
          </Button>
          <Button isIcon aria-label={add.title} blocked={blocked} onClick={add.run}>
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
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
      {hasEdits && save && discard && (
        <SaveBar levels={levels} editing={editing} settings={settings} save={save} discard={discard} />
      )}
      {opened?.dialog === 'menu' && target && (
        <LevelMenu
          level={target}
          at={opened.at}
          isPreview={Boolean(user.preview)}
          onClose={() => {
            close()
            menuButton.current?.focus()
          }}
          onOpen={(dialog) => setOpened({ dialog, id: target.id })}
          onPreview={() => preview.mutate(target.id)}
        />
      )}
      {(opened?.dialog === 'add' || opened?.dialog === 'copy') && (
        <LevelDialog
          levels={levels}
          source={opened.dialog === 'copy' ? (target ?? null) : null}
          onClose={close}
          onAdded={setChosen}
        />
      )}
      {opened?.dialog === 'rename' && target && (
        <RenameDialog
          id={target.id}
          name={edited(editing.seenOf(target), editing.editOf(target)).name}
          onRename={(name) => editing.edit(editing.seenOf(target), { name })}
          onClose={close}
        />
      )}
      {opened?.dialog === 'retire' && target && (
        <RetireDialog level={target} levels={levels} onClose={close} />
      )}
    </>
  )

  /** `120 Senior, 14 operators`, or the number of its changes. */
  function optionText(level: AccountLevel): string {
    const seen = editing.seenOf(level)
    const count = changesBetween(seen, edited(seen, editing.editOf(level))).length
    const state = level.retired_at
      ? t('levels.is_retired')
      : count > 0
        ? t('levels.changes', { count })
        : t('levels.operators', { count: level.operators })
    return `${level.id} ${level.name}, ${state}`
  }
}
