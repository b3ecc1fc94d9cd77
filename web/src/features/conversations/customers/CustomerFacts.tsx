import type { Conversation } from '@panel/contract'
import type { CustomerField } from '@panel/contract/rules/enumerations'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { unsavedWords } from '../../settings/drafts/unsaved-words'
import { useUser } from '../../settings/user-query'
import { AddFacts } from './AddFacts'
import styles from './CustomerFacts.module.css'
import {
  emptyAfter,
  emptyFields,
  type FieldGroup,
  fieldGroups,
  newerField,
  otherFacts,
  shownFields,
} from './customer-fields'
import { FactGroup } from './FactGroup'
import { FactRow } from './FactRow'
import { FactsHead } from './FactsHead'
import { useFactWords } from './fact-words'
import { Interests } from './Interests'
import { OtherFacts } from './OtherFacts'
import { useFactActions } from './use-fact-actions'
import { useFactKeys } from './use-fact-keys'
import { type Field, useOpenFields } from './use-open-fields'
import { usualFactsQuery } from './usual-facts-query'

type Props = {
  conversation: Conversation
  /** Shows the customer, when only one part of the screen is visible at a time. */
  onShow: () => void
  /** Told facts about the customer. */
  children: ReactNode
}

/** The facts of the customer, in groups. Every field of the specification is edited in place. */
export function CustomerFacts({ conversation, onShow, children }: Props) {
  const { t } = useTranslation()
  const { customer, profile, siteowner } = conversation
  const { data: usual } = useQuery(usualFactsQuery(siteowner.id, customer.id))
  const [wholeGroups, setWholeGroups] = useState<ReadonlySet<FieldGroup>>(new Set())
  const { region, saved, isOpen, open, close } = useOpenFields()
  const operatorId = useUser().id
  const { label } = useFactWords()

  const isKept = (field: Field) => unsavedWords(`fact:${field}`)(operatorId, customer.id).read() !== null
  const empty = emptyFields(customer, usual)
  const inRows = new Set<Field>(empty.filter((field) => isOpen(field) || isKept(field)))
  const addable = empty.filter((field) => !inRows.has(field))
  const show = (field: Field) => {
    onShow()
    open(field)
  }
  const openGroup = (group: FieldGroup | 'interests') => {
    if (group === 'interests') return show(group)
    setWholeGroups(new Set([...wholeGroups, group]))
    const fields = fieldGroups[group].filter((field) => field !== 'age' || !customer.birthday)
    const first = fields.find((field) => empty.includes(field)) ?? fields[0]
    if (first) show(first)
  }
  const toggle = (group: FieldGroup) =>
    setWholeGroups(
      wholeGroups.has(group)
        ? new Set([...wholeGroups].filter((each) => each !== group))
        : new Set([...wholeGroups, group]),
    )
  const { hasFocus, listeners } = useFactKeys(region, openGroup)
  useFactActions(customer, label, show)

  /** Tab opens the next empty field, unless none is left. */
  const nextOf = (field: Field) => {
    const free = empty.filter((each) => each === field || !inRows.has(each))
    const next = emptyAfter(field, free, wholeGroups)
    return next && next !== field ? () => open(next) : null
  }
  const add = () => {
    const [first] = addable
    if (first) show(first)
    else region.current?.querySelector<HTMLElement>('[data-field]')?.focus()
  }
  const withKeys = hasFocus ? newerField(customer) : null
  const rowOf = (field: CustomerField) => (
    <FactRow
      key={field}
      customer={customer}
      field={field}
      isOpen={isOpen(field)}
      isSaved={saved === field}
      hasKeys={withKeys === field}
      onOpen={() => open(field)}
      onClose={(how) => close(field, how)}
      onNext={nextOf(field)}
    />
  )
  return (
    <>
      <FactsHead customer={customer} hasFocus={hasFocus} onAdd={add} />
      <ScrollRegion
        {...listeners}
        ref={region}
        className={styles.facts}
        data-keys={hasFocus || undefined}
        aria-label={t('facts.title')}
      >
        <Interests
          customer={customer}
          profileFacts={profile.facts}
          isOpen={isOpen('interests')}
          hasKeys={withKeys === 'interests'}
          onOpen={() => show('interests')}
          onClose={(how) => close('interests', how)}
          onNext={nextOf('interests')}
        />
        {/* The cast: the keys of a const object. */}
        {(Object.keys(fieldGroups) as FieldGroup[]).map((group) => {
          const shown = new Set(shownFields(customer, group, wholeGroups.has(group)))
          return (
            <FactGroup
              key={group}
              group={group}
              isWhole={wholeGroups.has(group)}
              onEdit={() => openGroup(group)}
              onToggle={() => toggle(group)}
            >
              {fieldGroups[group]
                .filter((field) => shown.has(field) || inRows.has(field) || isOpen(field))
                .map(rowOf)}
            </FactGroup>
          )
        })}
        <OtherFacts facts={otherFacts(customer)} />
        {children}
        <AddFacts
          fields={addable}
          hasNoInterests={customer.interests.length === 0 && !isOpen('interests') && !isKept('interests')}
          onOpen={open}
        />
      </ScrollRegion>
    </>
  )
}
