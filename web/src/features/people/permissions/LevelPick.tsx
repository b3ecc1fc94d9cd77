import { IconDots, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../../../ui/actions/actions'
import { Button } from '../../../ui/actions/Button'
import { SelectField } from '../../../ui/fields/SelectField'
import { changesBetween, edited } from './level-edits'
import type { AccountLevel } from './levels-query'
import styles from './PermissionsPage.module.css'
import type { Editing } from './use-level-edits'

type Props = {
  levels: readonly AccountLevel[]
  editing: Editing
  chosen: AccountLevel
  add: OfferedAction
  onChosen: (id: number) => void
  onMenu: (level: AccountLevel, button: HTMLElement) => void
}

/** On a phone, the matrix shows one level: this chooses it. */
export function LevelPick({ levels, editing, chosen, add, onChosen, onMenu }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.pick}>
      <div>
        <SelectField
          label={t('levels.level')}
          value={String(chosen.id)}
          options={levels.map((level) => [String(level.id), optionText(level)])}
          onChoose={(id) => onChosen(Number(id))}
        />
      </div>
      <Button
        isIcon
        aria-label={t('levels.menu', { name: chosen.name })}
        aria-haspopup="menu"
        onClick={(event) => onMenu(chosen, event.currentTarget)}
      >
        <IconDots size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      <Button isIcon aria-label={add.title} blocked={add.blocked} onClick={add.run}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      </Button>
    </div>
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
