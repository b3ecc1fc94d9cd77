import type { CustomerProfile } from '@panel/contract'
import type { CustomerField } from '@panel/contract/rules/enumerations'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { focusDefault } from '../../../ui/actions/move-focus'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { unsavedWords } from '../../settings/drafts/unsaved-words'
import { useUser } from '../../settings/user-query'
import styles from './CustomerFacts.module.css'
import {
  type FactValue,
  type FieldGroup,
  fieldGroups,
  otherFacts,
  shownFields,
  unknownFields,
} from './customer-fields'
import { FactRow } from './FactRow'
import { useFactWords } from './fact-words'
import { Interests } from './Interests'

type Props = {
  customer: CustomerProfile
  profileFacts: Record<string, FactValue>
  /** Told facts about the customer. */
  children: ReactNode
}

/** The facts of the customer, in groups. Every field of the specification is edited in place. */
export function CustomerFacts({ customer, profileFacts, children }: Props) {
  const { t } = useTranslation()
  const [wholeGroups, setWholeGroups] = useState<ReadonlySet<FieldGroup>>(new Set())
  const { isOpen, open, close, region } = useOpenFields()
  const operatorId = useUser().id
  const hasRow = (field: CustomerField) =>
    isOpen(field) || unsavedWords(`fact:${field}`)(operatorId, customer.id).read() !== null
  const unknown = unknownFields(customer).filter((field) => !hasRow(field))
  const others = otherFacts(customer)
  const { label, format } = useFactWords(others.some(({ name }) => name === 'region'))
  /** With the keyboard, the first field is edited at once. */
  const toggle = (group: FieldGroup, isByKey: boolean) => {
    const isWhole = wholeGroups.has(group)
    setWholeGroups(isWhole ? without(wholeGroups, group) : new Set([...wholeGroups, group]))
    const first = fieldGroups[group].find((field) => field !== 'age' || !customer.birthday)
    if (isByKey && !isWhole && first) open(first)
  }

  return (
    <ScrollRegion ref={region} className={styles.facts} aria-label={t('facts.title')}>
      <Interests customer={customer} profileFacts={profileFacts} />
      {/* The cast: the keys of a const object. */}
      {(Object.keys(fieldGroups) as FieldGroup[]).map((group) => {
        const isWhole = wholeGroups.has(group)
        const shown = new Set(shownFields(customer, group, isWhole))
        const fields = fieldGroups[group].filter((field) => shown.has(field) || hasRow(field))
        return (
          <section key={group} aria-label={t(`facts.group.${group}`)}>
            <div className={styles.head}>
              <h3>{t(`facts.group.${group}`)}</h3>
              <LinkButton
                aria-expanded={isWhole}
                aria-label={t(isWhole ? 'facts.fold_group' : 'facts.edit_group', {
                  group: t(`facts.group.${group}`),
                })}
                // Only clicks of the pointer have a count.
                onClick={(event) => toggle(group, event.detail === 0)}
              >
                {t(isWhole ? 'facts.done' : 'facts.edit')}
              </LinkButton>
            </div>
            {fields.length > 0 && (
              <dl>
                {fields.map((field) => (
                  <FactRow
                    key={field}
                    customer={customer}
                    field={field}
                    isOpen={isOpen(field)}
                    onOpen={() => open(field)}
                    onClose={() => close(field)}
                  />
                ))}
              </dl>
            )}
          </section>
        )
      })}
      {others.length > 0 && (
        <section aria-label={t('facts.group.more')}>
          <div className={styles.head}>
            <h3>{t('facts.group.more')}</h3>
          </div>
          <dl>
            {others.map(({ name, value }) => (
              <div className={styles.fact} key={name}>
                <dt>{label(name)}</dt>
                <dd>{format(name, value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {children}
      {unknown.length > 0 && (
        <section aria-label={t('facts.not_known')}>
          <div className={styles.head}>
            <h3>{t('facts.not_known')}</h3>
          </div>
          <ul className={styles.unknown}>
            {unknown.map((field) => (
              <li key={field}>
                <button
                  type="button"
                  data-field={field}
                  aria-label={t('facts.add', { field: label(field) })}
                  onClick={() => open(field)}
                >
                  {label(field)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ScrollRegion>
  )
}

const without = <T,>(set: ReadonlySet<T>, item: T) => new Set([...set].filter((each) => each !== item))

/**
 * The fields that are being edited. When a field closes, its row gets the focus, and again when the row moves: a saved value can reach
 * the page a moment after its editor has closed.
 */
function useOpenFields() {
  const [fields, setFields] = useState<ReadonlySet<CustomerField>>(new Set())
  const [closed, setClosed] = useState<CustomerField | null>(null)
  const region = useRef<HTMLElement>(null)
  // In the same task as the change of the page: a key pressed in between would be a command.
  useLayoutEffect(() => {
    if (!closed || document.activeElement !== document.body) return
    if (focusDefault()) return setClosed(null)
    region.current?.querySelector<HTMLElement>(`[data-field="${closed}"]`)?.focus({ preventScroll: true })
  })
  return {
    region,
    isOpen: (field: CustomerField) => fields.has(field),
    open: (field: CustomerField) => setFields((known) => new Set([...known, field])),
    close: (field: CustomerField) => {
      setFields((known) => without(known, field))
      setClosed(field)
    },
  }
}
