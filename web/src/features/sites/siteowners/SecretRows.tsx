import type { ManagedSiteowner } from '@panel/contract'
import type { Icon } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { SelectField } from '../../../ui/fields/SelectField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { formatDate } from '../../../ui/words/dates'
import { siteownerError } from '../../settings/siteowner-error'
import { showSiteowner } from '../../settings/siteowners-query'
import { ShownOnceBox } from './ShownOnceBox'
import styles from './Siteowners.module.css'

type Asking = 'rotate' | 'end' | null

/** The secrets of a webhook: the current one, and the old one while webhooks are still signed with it. */
export function SecretRows({ siteowner, icon: Icon }: { siteowner: ManagedSiteowner; icon: Icon }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Asking>(null)
  const [made, setMade] = useState<string | null>(null)
  const [current, old] = siteowner.secrets
  return (
    <>
      {made && (
        <ShownOnceBox
          key={made}
          secret={made}
          note={t('siteowners.secret_once')}
          onClose={() => setMade(null)}
        />
      )}
      <div className={styles.row}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        <div className={styles.rowText}>
          <div>{t('siteowners.secret_current')}</div>
          <div className={styles.quiet}>
            {current
              ? t('siteowners.secret_since', { time: formatDate(current.created_at, 'short') })
              : t('siteowners.secret_missing')}
          </div>
        </div>
        <Button
          size="small"
          blocked={old && t('siteowners.refusal.two_secrets')}
          onClick={() => setAsking('rotate')}
        >
          {t(current ? 'siteowners.rotate' : 'siteowners.make_secret')}
        </Button>
      </div>
      {old && (
        <div className={styles.row}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <div className={styles.rowText}>
            <div>{t('siteowners.secret_old')}</div>
            <div className={styles.quiet}>
              {old.expires_at && t('siteowners.secret_until', { time: formatDate(old.expires_at, 'short') })}
            </div>
          </div>
          <Button size="small" onClick={() => setAsking('end')}>
            {t('siteowners.end_now')}
          </Button>
        </div>
      )}
      {asking === 'rotate' && (
        <RotateDialog id={siteowner.id} isFirst={!current} onClose={() => setAsking(null)} onMade={setMade} />
      )}
      {asking === 'end' && old && (
        <EndSecretDialog id={siteowner.id} secretId={old.id} onClose={() => setAsking(null)} />
      )}
    </>
  )
}

type RotateProps = { id: number; isFirst: boolean; onClose: () => void; onMade: (secret: string) => void }

function RotateDialog({ id, isFirst, onClose, onMade }: RotateProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [hours, setHours] = useState('24')
  const rotate = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/webhook-secrets', {
        params: { id },
        body: { old_ends_in_hours: Number(hours) },
      }),
    onSuccess: ({ secret, siteowner }) => {
      showSiteowner(client, siteowner)
      onMade(secret)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t(isFirst ? 'siteowners.make_secret' : 'siteowners.rotate')}
      isOpen
      confirm={t(isFirst ? 'siteowners.make_secret' : 'siteowners.rotate')}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
      isBusy={rotate.isPending}
      error={siteownerError(t, rotate.error)}
    >
      <p>{t(isFirst ? 'siteowners.make_secret_text' : 'siteowners.rotate_text')}</p>
      {!isFirst && (
        <SelectField
          label={t('siteowners.old_signs')}
          value={hours}
          options={[
            ['1', t('siteowners.hours', { count: 1 })],
            ['24', t('siteowners.hours', { count: 24 })],
            ['168', t('siteowners.days', { count: 7 })],
          ]}
          onChoose={setHours}
        />
      )}
    </DialogForm>
  )
}

function EndSecretDialog({ id, secretId, onClose }: { id: number; secretId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/webhook-secrets/:secret_id/end', {
        params: { id, secret_id: secretId },
        body: {},
      }),
    onSuccess: (siteowner) => {
      showSiteowner(client, siteowner)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('siteowners.end_secret')}
      isOpen
      isDanger
      confirm={t('siteowners.end_now')}
      onConfirm={() => end.mutate()}
      onClose={onClose}
      isBusy={end.isPending}
      error={siteownerError(t, end.error)}
    >
      <p>{t('siteowners.end_secret_text')}</p>
    </DialogForm>
  )
}
