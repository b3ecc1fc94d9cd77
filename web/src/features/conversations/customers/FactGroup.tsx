import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { useAction } from '../../../ui/actions/use-action'
import styles from './CustomerFacts.module.css'
import { editGroup, groupLetters } from './customer-actions'
import type { FieldGroup } from './customer-fields'

type Props = {
  group: FieldGroup
  /** All of its fields are shown. */
  isWhole: boolean
  /** Edits the group, as its letter does. */
  onEdit: () => void
  onToggle: () => void
  /** The rows that are shown; without any there is no group. */
  children: ReactNode[]
}

/** A group of facts. An empty one is not shown, but its action is there. */
export function FactGroup({ group, isWhole, onEdit, onToggle, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  useAction(editGroup, { group, open: onEdit })
  if (children.length === 0) return null
  const name = t(`facts.group.${group}`)
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{name}</h3>
        <Keys keys={groupLetters[group]} className={styles.letter} />
        <LinkButton
          className={styles.edit}
          aria-expanded={isWhole}
          aria-label={t(isWhole ? 'facts.fold_group' : 'facts.edit_group', { group: name })}
          // Only clicks of the pointer have a count. With the keyboard, a field is edited at once.
          onClick={(event) => (event.detail === 0 && !isWhole ? onEdit() : onToggle())}
        >
          {t(isWhole ? 'facts.done' : 'facts.edit')}
        </LinkButton>
      </div>
      <dl>{children}</dl>
    </section>
  )
}
