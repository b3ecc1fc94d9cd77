import type { ManagedSiteowner } from '@panel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { BackTo } from '../../settings/pages/BackTo'
import { SettingsFrame } from '../../settings/service-settings/SettingsFrame'
import { siteownerError } from '../../settings/siteowner-error'
import { showSiteowner, siteownerQuery } from '../../settings/siteowners-query'
import { CardPanel } from '../../supervision/reviews/CardPanel'
import { ApprovedAnswersPanel } from './ApprovedAnswersPanel'
import { DeliveryLog } from './DeliveryLog'
import { DisclosurePanel } from './DisclosurePanel'
import { HelpLinesPanel } from './HelpLinesPanel'
import { KeysPanel } from './KeysPanel'
import { LearningPanel } from './LearningPanel'
import { RefusedCalls } from './RefusedCalls'
import { SendChecksPanel } from './SendChecksPanel'
import styles from './Siteowners.module.css'
import { pauseSite } from './siteowner-actions'
import { TextRulesPanel } from './TextRulesPanel'
import { WebhookPanel } from './WebhookPanel'

/** A site owner: its keys, its webhook, its deliveries and its refused calls. */
export function SiteownerPage() {
  const { t } = useTranslation()
  const id = Number(useParams({ from: '/settings/siteowners/$id' }).id)
  const found = useQuery(siteownerQuery(id))
  const siteowner = found.data
  return (
    <SettingsFrame
      title={t('page.service_settings')}
      section="/settings"
      back={<BackTo path="/settings" place={t('siteowners.place')} />}
      head={siteowner && <Head key={siteowner.id} siteowner={siteowner} />}
    >
      <NotLoaded query={found} failed={t('siteowners.one_failed')} />
      {siteowner && (
        <>
          <div key={siteowner.id} className={styles.columns}>
            <KeysPanel siteowner={siteowner} />
            <WebhookPanel siteowner={siteowner} />
          </div>
          <DeliveryLog key={`sent ${siteowner.id}`} siteownerId={siteowner.id} />
          <RefusedCalls siteownerId={siteowner.id} />
          <TextRulesPanel key={`rules ${siteowner.id}`} siteowner={siteowner} />
          <DisclosurePanel key={`told ${siteowner.id}`} siteownerId={siteowner.id} />
          <CardPanel key={`card ${siteowner.id}`} siteownerId={siteowner.id} />
          <SendChecksPanel key={`checks ${siteowner.id}`} siteownerId={siteowner.id} />
          <LearningPanel key={`learning ${siteowner.id}`} siteowner={siteowner} />
          <ApprovedAnswersPanel key={`answers ${siteowner.id}`} siteownerId={siteowner.id} />
          <HelpLinesPanel key={`help ${siteowner.id}`} siteownerId={siteowner.id} />
        </>
      )}
    </SettingsFrame>
  )
}

function Head({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const isPaused = siteowner.paused_at !== null
  const pause = useAction(pauseSite, { isPaused, press: () => setIsAsking(true) })
  const counts = [
    t('siteowners.profiles', { count: siteowner.profiles }),
    t('siteowners.customers', { count: siteowner.customers }),
  ]
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <div>
          <bdi className={styles.name}>{siteowner.name}</bdi>
          <Chip tone={isPaused ? 'warn' : 'ok'}>{t(isPaused ? 'siteowners.paused' : 'siteowners.live')}</Chip>
        </div>
        <div className={styles.quiet}>
          {counts.join(', ')},{' '}
          <Link to="/poke-rules">
            {t(siteowner.has_poke_rule ? 'siteowners.poked' : 'siteowners.not_poked')}
          </Link>
        </div>
      </div>
      <ActionButton action={pause} look={isPaused ? 'normal' : 'danger'} className={styles.acts} />
      {isAsking && <PauseDialog siteowner={siteowner} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

function PauseDialog({ siteowner, onClose }: { siteowner: ManagedSiteowner; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [wasPaused] = useState(siteowner.paused_at !== null)
  const change = useMutation({
    mutationFn: () =>
      call('PATCH /api/siteowners/:id', { params: { id: siteowner.id }, body: { is_paused: !wasPaused } }),
    onSuccess: (changed) => {
      showSiteowner(client, changed)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t(wasPaused ? 'siteowners.resume' : 'siteowners.pause')}
      isOpen
      isDanger={!wasPaused}
      confirm={t(wasPaused ? 'siteowners.resume' : 'siteowners.pause')}
      onConfirm={() => change.mutate()}
      onClose={onClose}
      isBusy={change.isPending}
      error={siteownerError(t, change.error)}
    >
      <p>{t(wasPaused ? 'siteowners.resume_text' : 'siteowners.pause_text')}</p>
    </DialogForm>
  )
}
