import type { ProfileSet } from '@panel/contract'
import type { StoredSetState } from '@panel/contract/rules/profile-set-states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { formatDate } from '../../../ui/words/dates'
import { languageName } from '../../../ui/words/region-names'
import { CopySetDialog } from './CopySetDialog'
import { GiveSetDialog } from './GiveSetDialog'
import styles from './ProfileSetPage.module.css'
import { copyProfileSet, giveProfileSet, readyProfileSet, retireProfileSet } from './profile-set-actions'
import { StateChip } from './StateChip'
import { StateDialog } from './StateDialog'

/** Name, state and origin of a set, and the actions on the whole set. */
export function SetHead({ set }: { set: ProfileSet }) {
  const { t } = useTranslation()
  // With the state that was asked for: a dialog stays what it was when the set changes meanwhile.
  const [open, setOpen] = useState<'copy' | 'give' | StoredSetState | null>(null)
  const isDraft = set.state === 'draft'
  const copy = useAction(copyProfileSet, { set, open: () => setOpen('copy') })
  const retire = useAction(retireProfileSet, {
    set,
    open: () => setOpen(set.state === 'retired' ? 'draft' : 'retired'),
  })
  const ready = useAction(readyProfileSet, isDraft ? { set, open: () => setOpen('ready') } : null)
  const give = useAction(giveProfileSet, isDraft ? null : { set, open: () => setOpen('give') })
  const close = () => setOpen(null)
  const [first] = set.photos
  const date = formatDate(set.created_at, 'dateOnly')
  const by = set.created_by?.name
  const origin = [
    set.facts.job ?? set.facts.city,
    set.language && languageName(set.language),
    set.siteowner.name,
    by ? t('profile_sets.made_by', { date, name: by }) : t('profile_sets.made', { date }),
  ]
  return (
    <header className={styles.head}>
      {first && <img src={first.thumbnail_url} alt="" className={styles.face} />}
      <div className={styles.name}>
        <h2>
          {set.name} <StateChip state={set.state} /> <Chip tone="accent">{t('profile_sets.fictional')}</Chip>
        </h2>
        <p>{origin.filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.headActs}>
        <ActionButton action={copy} />
        <ActionButton action={retire} />
        {ready && <ActionButton action={ready} look="primary" />}
        {give && <ActionButton action={give} look="primary" />}
      </div>
      {open === 'copy' && <CopySetDialog set={set} onClose={close} />}
      {open !== null && open !== 'copy' && open !== 'give' && (
        <StateDialog set={set} to={open} onClose={close} />
      )}
      {open === 'give' && <GiveSetDialog set={set} onClose={close} />}
    </header>
  )
}
