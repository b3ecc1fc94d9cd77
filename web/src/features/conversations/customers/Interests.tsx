import type { CustomerProfile } from '@panel/contract'
import { interestsIn } from '@panel/contract/rules/interests'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { useTags } from '../../settings/use-tags'
import styles from './CustomerFacts.module.css'
import { editInterests, groupLetters } from './customer-actions'
import type { FactValue } from './customer-fields'
import { interestsFrom, interestText } from './interest-choice'
import { NewerSiteValue } from './NewerSiteValue'
import { NotSaved } from './NotSaved'
import { Tags } from './Tags'
import type { Closing } from './use-open-fields'
import { useWrittenBy } from './use-written-by'

const pickerPart = lazyPart(() => import('./InterestPicker'), 'idle')

type Props = {
  customer: CustomerProfile
  profileFacts: Record<string, FactValue>
  isOpen: boolean
  /** The keys of the newer value work. */
  hasKeys: boolean
  onOpen: () => void
  onClose: (how: Closing) => void
  onNext: (() => void) | null
}

/** The interests of the customer; those that the profile shares are highlighted. Without any there is no section. */
export function Interests(props: Props) {
  const { customer, profileFacts, isOpen, hasKeys, onOpen, onClose, onNext } = props
  const { t } = useTranslation()
  const writtenBy = useWrittenBy()
  const picker = useLazyPart(pickerPart, isOpen)
  const { codesIn, textOf } = useTags('interests')
  const words = useUnsavedWords('fact:interests', customer.id, interestText(codesIn(customer.interests)))
  const { title } = useAction(editInterests, { open: onOpen })
  const edit = customer.edits.interests
  const newer = edit?.newer ?? null
  if (!isOpen && customer.interests.length === 0 && newer === null && !words.isKept) return null
  return (
    <section aria-label={t('facts.interests')}>
      <div className={styles.head}>
        <h3>{t('facts.interests')}</h3>
        <Keys keys={groupLetters.interests} className={styles.letter} />
        {!isOpen && (
          <LinkButton
            className={styles.edit}
            data-field="interests"
            aria-label={title}
            title={edit && writtenBy(edit.by.name, edit.at)}
            onClick={onOpen}
          >
            {t('facts.edit')}
          </LinkButton>
        )}
      </div>
      {isOpen && picker ? (
        <picker.InterestPicker customer={customer} words={words} onClose={onClose} onNext={onNext} />
      ) : (
        customer.interests.length > 0 && (
          <Tags list="interests" words={customer.interests} others={interestsIn(profileFacts.interests)} />
        )
      )}
      {!isOpen && newer !== null && (
        <NewerSiteValue customer={customer} field="interests" newer={newer} hasKeys={hasKeys} />
      )}
      {!isOpen && words.isKept && (
        <NotSaved text={interestsFrom(words.text).map(textOf).join(', ')} onDiscard={words.forget} />
      )}
    </section>
  )
}
