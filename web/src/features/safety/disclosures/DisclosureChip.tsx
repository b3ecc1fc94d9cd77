import type { Conversation } from '@panel/contract'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { useLazyPart } from '../../../ui/lazy-part'
import { formatDate } from '../../../ui/words/dates'
import styles from './DisclosureChip.module.css'
import { shownPart } from './shown-part'

/** Whether the customer was told about fictional profiles. Opens the text that they were shown. */
export function DisclosureChip({ conversation: { customer, profile } }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const part = useLazyPart(shownPart, isOpen)
  const { disclosure } = customer
  const isHeld = customer.holds.some(({ kind }) => kind === 'disclosure_missing')
  const names = { customer: customer.name, profile: profile.name }
  const title = () => {
    if (!disclosure) return t('disclosure.not_told', names)
    const { version, shown_at } = disclosure
    return t(disclosure.is_published ? 'disclosure.told' : 'disclosure.unpublished_told', {
      ...names,
      version,
      date: formatDate(shown_at, 'dateOnly'),
    })
  }
  const words = () => {
    if (!disclosure) return t('disclosure.missing')
    const { version, is_published } = disclosure
    if (isHeld) return is_published ? t('disclosure.outdated') : t('disclosure.unknown', { version })
    return t(is_published ? 'disclosure.disclosed' : 'disclosure.unpublished', { version })
  }
  const isValid = disclosure && !isHeld
  const tone = !isValid ? 'bad' : disclosure.is_published ? 'ok' : 'warn'
  const Icon = isValid ? IconShieldCheck : IconShieldX
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        title={title()}
        onClick={() => setIsOpen(true)}
      >
        <Chip tone={tone}>
          <Icon size={14} stroke={1.75} aria-hidden="true" />
          {words()}
        </Chip>
      </button>
      {isOpen && part && <part.ShownDialog customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  )
}
