import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../ui/actions'
import { Keys } from '../ui/Keys'
import { Marked } from '../ui/Marked'
import styles from './CommandPalette.module.css'
import type { FoundAction, FoundGroup } from './find-actions'

type Props = {
  listId: string
  groups: FoundGroup[]
  active: number
  onPoint: (index: number) => void
  onRun: (action: OfferedAction) => void
}

/** What was found, by group; the field above it says which one is active. */
export function PaletteOptions({ listId, groups, active, onPoint, onRun }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  let index = 0
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={t('commands.title')}
      className={styles.list}
    >
      {groups.map(({ group, actions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <div className={styles.heading} id={`${listId}-${group}`} role="presentation">
            {t(`commands.group.${group}`)}
          </div>
          {actions.map((found) => {
            const at = index++
            return (
              <Option
                key={found.action.id}
                id={`${listId}-${at}`}
                found={found}
                isActive={at === active}
                onPoint={() => onPoint(at)}
                onRun={() => onRun(found.action)}
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
  found: FoundAction
  isActive: boolean
  onPoint: () => void
  onRun: () => void
}

function Option({ id, found: { action, ranges }, isActive, onPoint, onRun }: OptionProps) {
  const { title, note, icon: Face, key, blocked } = action
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      data-action={action.id}
      aria-selected={isActive}
      aria-disabled={blocked ? true : undefined}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onRun}
    >
      {Face ? <Face size={16} stroke={1.75} aria-hidden="true" /> : <span className={styles.noIcon} />}
      <span className={styles.optionTitle}>
        <Marked text={title} ranges={ranges} />
      </span>
      <small>{blocked || note}</small>
      <Keys keys={key} className={styles.keys} />
    </div>
  )
}
