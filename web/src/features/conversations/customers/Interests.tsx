import type { CustomerProfile } from '@panel/contract'
import { interestsIn } from '@panel/contract/rules/interests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { useReturnedFocus } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import text from '../../../ui/text.module.css'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { useTags } from '../../settings/use-tags'
import styles from './CustomerFacts.module.css'
import { editInterests } from './customer-actions'
import type { FactValue } from './customer-fields'
import { interestsFrom, interestText } from './interest-choice'
import { NewerSiteValue } from './NewerSiteValue'
import { NotSaved } from './NotSaved'
import { Tags } from './Tags'
import { useWrittenBy } from './use-written-by'

const pickerPart = lazyPart(() => import('./InterestPicker'), 'idle')

type Props = { customer: CustomerProfile; profileFacts: Record<string, FactValue> }

/** The interests of the customer; those that the profile shares are highlighted. */
export function Interests({ customer, profileFacts }: Props) {
  const { t } = useTranslation()
  const writtenBy = useWrittenBy()
  const [isOpen, setIsOpen] = useState(false)
  const picker = useLazyPart(pickerPart, isOpen)
  const { codesIn, textOf } = useTags('interests')
  const words = useUnsavedWords('fact:interests', customer.id, interestText(codesIn(customer.interests)))
  const focus = useReturnedFocus()
  const close = () => {
    focus.returnFocus()
    setIsOpen(false)
  }
  const { title, run } = useAction(editInterests, { open: () => setIsOpen(true) })
  const edit = customer.edits.interests
  return (
    <section aria-label={t('facts.interests')}>
      <div className={styles.head}>
        <h3>{t('facts.interests')}</h3>
        {!isOpen && (
          <LinkButton
            ref={focus.button}
            aria-label={title}
            title={edit && writtenBy(edit.by.name, edit.at)}
            onClick={run}
          >
            {t('facts.edit')}
          </LinkButton>
        )}
      </div>
      {isOpen && picker ? (
        <picker.InterestPicker customer={customer} words={words} onClose={close} />
      ) : customer.interests.length > 0 ? (
        <Tags list="interests" words={customer.interests} others={interestsIn(profileFacts.interests)} />
      ) : (
        <p className={text.small}>{t('facts.no_interests')}</p>
      )}
      {!isOpen && edit && edit.newer !== null && (
        <NewerSiteValue customer={customer} field="interests" newer={edit.newer} />
      )}
      {!isOpen && words.isKept && (
        <NotSaved text={interestsFrom(words.text).map(textOf).join(', ')} onDiscard={words.forget} />
      )}
    </section>
  )
}
