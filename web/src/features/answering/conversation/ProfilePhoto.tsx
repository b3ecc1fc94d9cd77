import type { Conversation } from '@panel/contract'
import { useState } from 'react'
import { initialsOf } from '../../../ui/words/initials'
import styles from './ProfilePanel.module.css'

/** The photo of the profile; its initials if there is none or it does not load. */
export function ProfilePhoto({ profile }: { profile: Conversation['profile'] }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (profile.photo_url && profile.photo_url !== failed)
    return (
      <img
        className={styles.photo}
        src={profile.photo_url}
        alt=""
        onError={() => setFailed(profile.photo_url)}
      />
    )
  return (
    <span className={styles.photo} aria-hidden="true">
      {initialsOf(profile.name)}
    </span>
  )
}
