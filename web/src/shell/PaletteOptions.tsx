import { useTranslation } from 'react-i18next'
import { Keys } from '../ui/actions/Keys'
import { FieldOption } from '../ui/fields/FieldOption'
import { Marked } from '../ui/words/Marked'
import styles from './CommandPalette.module.css'
import type { FoundEntry, FoundGroup } from './find-entries'
import type { PaletteEntry } from './palette-entries'

type Props = {
  listId: string
  groups: readonly FoundGroup[]
  active: number
  onPointerOver: (index: number) => void
  onRun: (entry: PaletteEntry) => void
}

/** The search results by group; the field above has the active one. */
export function PaletteOptions({ listId, groups, active, onPointerOver, onRun }: Props) {
  const { t } = useTranslation()
  let index = 0
  return (
    <div id={listId} role="listbox" tabIndex={-1} aria-label={t('commands.title')} className={styles.list}>
      {groups.map(({ group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <div className={styles.heading} id={`${listId}-${group}`} role="presentation">
            {t(`commands.group.${group}`)}
          </div>
          {entries.map((found) => {
            const at = index++
            return (
              <Option
                key={found.entry.id}
                id={`${listId}-${at}`}
                found={found}
                isActive={at === active}
                onPointerOver={() => onPointerOver(at)}
                onChoose={() => onRun(found.entry)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  found: FoundEntry
  isActive: boolean
  onPointerOver: () => void
  onChoose: () => void
}

function Option({ found: { entry, ranges }, ...option }: OptionProps) {
  const { title, note, icon: Icon, key, blocked } = entry
  return (
    <FieldOption {...option} isBlocked={Boolean(blocked)} data-action={entry.id} className={styles.option}>
      {Icon ? <Icon size={16} stroke={1.75} aria-hidden="true" /> : <span className={styles.noIcon} />}
      <span className={styles.optionTitle}>
        <Marked text={title} ranges={ranges} />
      </span>
      <small>{blocked || note}</small>
      <Keys keys={key} className={styles.keys} />
    </FieldOption>
  )
}
