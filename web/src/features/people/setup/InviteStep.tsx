import { IconEyeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { ShownOnceText } from '../../../ui/words/ShownOnceText'
import { permissionsQuery } from '../../settings/settings-queries'
import { InviteFields } from '../operators/InviteFields'
import { linkAddress, type MadeLink, useInvitation } from '../operators/use-invitation'
import { NotCopied } from './NotCopied'
import { StepCard } from './StepCard'
import styles from './StepCard.module.css'
import type { StepButtons } from './steps'

type Props = StepButtons & {
  /** The team of the first admin. */
  teamId: number
}

/** Invites the first operators, each by a link that works once. */
export function InviteStep({ teamId, ...buttons }: Props) {
  const { t } = useTranslation()
  const [link, setLink] = useState<MadeLink | null>(null)
  const levels = useQuery(permissionsQuery)
  if (link) return <LinkCard {...buttons} link={link} onAnother={() => setLink(null)} />
  if (levels.data) {
    // The lowest level, unless the only level is that of the admin.
    const [lowest, other] = levels.data.permissions.map(({ id }) => id).toSorted((a, b) => a - b)
    return (
      <FormCard
        {...buttons}
        preset={{ team_id: teamId, level_id: other && lowest ? lowest : 0 }}
        onMade={setLink}
      />
    )
  }
  return (
    <StepCard {...buttons} step="invite" blocked={t('loading')} onContinue={() => {}}>
      {levels.error && (
        <FailedPanel title={t('setup.failed')} error={levels.error} onRetry={() => void levels.refetch()} />
      )}
    </StepCard>
  )
}

type FormProps = StepButtons & {
  preset: { team_id: number; level_id: number }
  onMade: (link: MadeLink) => void
}

function FormCard({ preset, onMade, onBack, onLater }: FormProps) {
  const { t } = useTranslation()
  const invitation = useInvitation(onMade, preset)
  const { name, login, languages } = invitation.values
  return (
    <StepCard
      step="invite"
      isBusy={invitation.isBusy}
      blocked={
        ((name.trim() === '' || login.trim() === '') && t('setup.admin.missing')) ||
        invitation.blocked ||
        // Without a language, an operator gets no conversation.
        (languages.length === 0 && t('setup.invite.language_missing'))
      }
      action={t('operators.make_link')}
      error={invitation.error && <FailureNotice>{invitation.error}</FailureNotice>}
      onContinue={invitation.make}
      onBack={onBack}
      onLater={onLater}
    >
      <InviteFields invitation={invitation} />
    </StepCard>
  )
}

type LinkProps = StepButtons & { link: MadeLink; onAnother: () => void }

function LinkCard({ link, onAnother, onDone, onBack }: LinkProps) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const continueWith = (go: () => void) => (isCopied || isAsked ? go() : setIsAsked(true))
  return (
    <StepCard
      step="invite"
      onContinue={() => continueWith(() => onDone(link.name))}
      onBack={onBack && (() => continueWith(onBack))}
    >
      <div className={styles.once}>
        <p className={styles.label}>{t('operators.link_title', { name: link.name })}</p>
        <ShownOnceText text={linkAddress(link)} onCopied={() => setIsCopied(true)} />
        <p className={styles.text}>
          {t('operators.link_until', { date: formatDate(link.expires_at, 'short') })}.{' '}
          {t('operators.link_give')}
        </p>
      </div>
      {isAsked && !isCopied ? (
        <NotCopied />
      ) : (
        <Notice tone="warn" icon={IconEyeOff}>
          {t('operators.link_once')}
        </Notice>
      )}
      <div>
        <Button onClick={() => continueWith(onAnother)}>{t('setup.invite.another')}</Button>
      </div>
    </StepCard>
  )
}
