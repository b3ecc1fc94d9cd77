import type { ProfileSet } from '@panel/contract'
import { IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Notice } from '../../../ui/overlays/Notice'
import styles from './ProfileSetPage.module.css'

type Props = { set: ProfileSet; onKeepBoth: (id: number, otherId: number) => void }

/** The first photo that looks like another one: compare both, or keep both. The next one follows. */
export function DuplicateNotice({ set, onKeepBoth }: Props) {
  const { t } = useTranslation()
  const [isComparing, setIsComparing] = useState(false)
  const pairs = pairsOf(set)
  const [first] = pairs
  if (!first) return null
  const { photo, place, other } = first
  const isOwn = other.set.id === set.id
  const values = { place, other: other.place, set: other.set.name, likeness: other.likeness }
  return (
    <div className={styles.notice}>
      <Notice
        tone="warn"
        icon={IconCopy}
        actions={
          <>
            <Button size="small" onClick={() => setIsComparing(true)}>
              {t('profile_sets.compare')}
            </Button>
            <Button size="small" onClick={() => onKeepBoth(photo.id, other.id)}>
              {t('profile_sets.keep_both')}
            </Button>
          </>
        }
      >
        {isOwn ? (
          t('profile_sets.same_here', values)
        ) : (
          <Trans
            t={t}
            i18nKey="profile_sets.same_there"
            values={values}
            components={{
              set: <Link to="/profilesets/$id" params={{ id: String(other.set.id) }} />,
            }}
          />
        )}{' '}
        {pairs.length > 1 && t('profile_sets.more_same', { count: pairs.length - 1 })}
      </Notice>
      <Dialog isOpen={isComparing} title={t('profile_sets.compare')} onClose={() => setIsComparing(false)}>
        <div className={styles.compared}>
          <figure>
            <img src={photo.url} alt={photo.description} />
            <figcaption>{t('profile_sets.photo_of', { place, set: set.name })}</figcaption>
          </figure>
          <figure>
            <img src={other.url} alt={other.description} />
            <figcaption>{t('profile_sets.photo_of', { place: other.place, set: other.set.name })}</figcaption>
          </figure>
        </div>
      </Dialog>
    </div>
  )
}

/** Both photos of a pair within the set name the other one: the pair counts once. */
function pairsOf(set: ProfileSet) {
  return set.photos.flatMap((photo, index) =>
    photo.duplicates
      .filter((other) => other.set.id !== set.id || other.place > index + 1)
      .map((other) => ({ photo, place: index + 1, other })),
  )
}
