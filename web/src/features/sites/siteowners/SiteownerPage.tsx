import type { ManagedSiteowner } from '@panel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
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
import { showSiteowner, siteownerQuery, siteownersListQuery } from '../../settings/siteowners-query'
import { CardPanel } from '../../supervision/reviews/CardPanel'
import { ApprovedAnswersPanel } from './ApprovedAnswersPanel'
import { ChatRulesPanel } from './ChatRulesPanel'
import { CopyCardDialog } from './CopyCardDialog'
import { CopyChecksDialog } from './CopyChecksDialog'
import { DeliveryLog } from './DeliveryLog'
import { DeliveryTrouble } from './DeliveryTrouble'
import { DisclosurePanel } from './DisclosurePanel'
import { HelpLinesPanel } from './HelpLinesPanel'
import { KeysPanel } from './KeysPanel'
import { LearningPanel } from './LearningPanel'
import { LengthPanel } from './LengthPanel'
import { RefusedCalls } from './RefusedCalls'
import { SendChecksPanel } from './SendChecksPanel'
import { SiteCheckPanel } from './SiteCheckPanel'
import { SiteClock } from './SiteClock'
import styles from './Siteowners.module.css'
import { SiteownerTabs } from './SiteownerTabs'
import { copyFrom, pauseSite } from './siteowner-actions'
import { readSiteownerSearch, type SiteownerTab } from './siteowner-search'
import { TestSitePanel } from './TestSitePanel'
import { TextRulesPanel } from './TextRulesPanel'
import { WebhookPanel } from './WebhookPanel'

/** A site owner, in tabs: its connection, its deliveries, its texts, its rules and checks, its card. */
export function SiteownerPage() {
  const { t } = useTranslation()
  const from = '/settings/siteowners/$id'
  const id = Number(useParams({ from }).id)
  const { tab = 'connection' } = readSiteownerSearch(useSearch({ from }))
  const found = useQuery(siteownerQuery(id))
  const siteowner = found.data
  return (
    <SettingsFrame
      title={t('page.service_settings')}
      section="/settings"
      back={<BackTo path="/settings" place={t('siteowners.place')} />}
      head={
        siteowner && (
          <>
            <Head key={siteowner.id} siteowner={siteowner} />
            <SiteownerTabs
              siteowner={siteowner}
              current={tab}
              end={
                (tab === 'checks' || tab === 'card') && <CopyFrom key={tab} tab={tab} siteowner={siteowner} />
              }
            />
          </>
        )
      }
    >
      <NotLoaded query={found} failed={t('siteowners.one_failed')} />
      {siteowner && <Panels key={`${tab} ${siteowner.id}`} tab={tab} siteowner={siteowner} />}
    </SettingsFrame>
  )
}

function Panels({ tab, siteowner }: { tab: SiteownerTab; siteowner: ManagedSiteowner }) {
  const { id } = siteowner
  switch (tab) {
    case 'connection':
      return (
        <>
          <div className={styles.columns}>
            <KeysPanel siteowner={siteowner} />
            <WebhookPanel siteowner={siteowner} />
          </div>
          <SiteCheckPanel key={siteowner.webhook_url} siteowner={siteowner} />
          {(siteowner.is_test || siteowner.customers === 0) && <TestSitePanel siteowner={siteowner} />}
          <RefusedCalls siteownerId={id} />
        </>
      )
    case 'deliveries':
      return <DeliveryLog siteownerId={id} />
    case 'honesty':
      return (
        <>
          <DisclosurePanel siteowner={siteowner} />
          <ApprovedAnswersPanel siteownerId={id} />
          <HelpLinesPanel siteownerId={id} />
          <LearningPanel siteowner={siteowner} />
        </>
      )
    case 'checks':
      return (
        <div className={styles.columns}>
          <div className={styles.column}>
            <LengthPanel siteowner={siteowner} />
            <ChatRulesPanel siteownerId={id} />
            <TextRulesPanel siteowner={siteowner} />
          </div>
          <SendChecksPanel siteownerId={id} />
        </div>
      )
    case 'card':
      return <CardPanel siteownerId={id} />
  }
}

/** Takes over what another site owner has in this tab. */
function CopyFrom({ tab, siteowner }: { tab: 'checks' | 'card'; siteowner: ManagedSiteowner }) {
  const [isOpen, setIsOpen] = useState(false)
  const all = useQuery(siteownersListQuery).data ?? []
  const copy = useAction(copyFrom, { hasOthers: all.length > 1, open: () => setIsOpen(true) })
  const CopyDialog = tab === 'checks' ? CopyChecksDialog : CopyCardDialog
  return (
    <>
      <ActionButton action={copy} />
      {isOpen && <CopyDialog siteowner={siteowner} onClose={() => setIsOpen(false)} />}
    </>
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
          {siteowner.is_test && <Chip tone="accent">{t('siteowners.test_site.title')}</Chip>}
          <DeliveryTrouble siteowner={siteowner} />
          <SiteClock siteowner={siteowner} />
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
