import type { ManagedSiteowner, SiteKey } from '@panel/contract'
import { keyNameLength } from '@panel/contract/rules/limits'
import { IconKey } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { Field } from '../../../ui/fields/Field'
import { SelectField } from '../../../ui/fields/SelectField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { siteownerError } from '../../settings/siteowner-error'
import { showSiteowner } from '../../settings/siteowners-query'
import { ShownOnceBox } from './ShownOnceBox'
import styles from './Siteowners.module.css'
import { addKey } from './siteowner-actions'

/** Milliseconds before the end of a key from which its row shows a warning. */
const warnBefore = 30 * 86_400_000

/** The keys with which the site calls the panel. Several are valid at once, so that a site can change its key. */
export function KeysPanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const [isAdding, setIsAdding] = useState(false)
  const [ending, setEnding] = useState<SiteKey | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const add = useAction(addKey, { add: () => setIsAdding(true) })
  return (
    <TitledPanel
      title={t('siteowners.keys')}
      count={siteowner.keys.length}
      aside={<ActionButton action={add} />}
    >
      {made && (
        <ShownOnceBox
          key={made}
          secret={made}
          note={t('siteowners.key_once')}
          onClose={() => setMade(null)}
        />
      )}
      {siteowner.keys.length === 0 && <p className={styles.row}>{t('siteowners.no_keys')}</p>}
      {siteowner.keys.map((key) => (
        <div key={key.id} className={styles.row}>
          <IconKey size={16} stroke={1.75} aria-hidden="true" />
          <div className={styles.rowText}>
            <div>
              <bdi>{key.name}</bdi>
            </div>
            <div className={styles.quiet}>
              {[
                key.last_used_at
                  ? t('siteowners.last_used', { time: formatDate(key.last_used_at, 'short') })
                  : t('siteowners.made', { time: formatDate(key.created_at, 'short') }),
                key.expires_at && t('siteowners.ends', { time: formatDate(key.expires_at, 'dateOnly') }),
              ]
                .filter(Boolean)
                .join('. ')}
            </div>
          </div>
          {!key.last_used_at && <Chip>{t('siteowners.not_used')}</Chip>}
          {key.expires_at && Date.parse(key.expires_at) - now < warnBefore && (
            <Chip tone="warn">{t('siteowners.ends', { time: formatDate(key.expires_at, 'dateOnly') })}</Chip>
          )}
          <Button
            size="small"
            aria-label={t('siteowners.end_key', { name: key.name })}
            onClick={() => setEnding(key)}
          >
            {t('siteowners.end')}
          </Button>
        </div>
      ))}
      <p className={styles.row}>
        <a href="/site/v1/docs" target="_blank" rel="noreferrer">
          {t('siteowners.guide')}
        </a>
      </p>
      {isAdding && <NewKeyDialog id={siteowner.id} onClose={() => setIsAdding(false)} onMade={setMade} />}
      {ending && <EndKeyDialog id={siteowner.id} siteKey={ending} onClose={() => setEnding(null)} />}
    </TitledPanel>
  )
}

function NewKeyDialog(props: { id: number; onClose: () => void; onMade: (key: string) => void }) {
  const { id, onClose, onMade } = props
  const { t } = useTranslation()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [days, setDays] = useState('365')
  const add = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/keys', {
        params: { id },
        body: { name, days: days === '' ? null : Number(days) },
      }),
    onSuccess: ({ key, siteowner }) => {
      showSiteowner(client, siteowner)
      onMade(key)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('siteowners.new_key')}
      isOpen
      confirm={t('siteowners.make_key')}
      onConfirm={() => add.mutate()}
      blocked={name.trim() === '' && t('siteowners.name_missing')}
      onClose={onClose}
      isBusy={add.isPending}
      error={siteownerError(t, add.error)}
    >
      <Field
        label={t('siteowners.key_name')}
        hint={t('siteowners.key_name_hint')}
        value={name}
        maxLength={keyNameLength}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={t('siteowners.valid_for')}
        value={days}
        options={[
          ['30', t('siteowners.days', { count: 30 })],
          ['90', t('siteowners.days', { count: 90 })],
          ['365', t('siteowners.days', { count: 365 })],
          ['', t('siteowners.until_ended')],
        ]}
        onChoose={setDays}
      />
    </DialogForm>
  )
}

function EndKeyDialog({ id, siteKey, onClose }: { id: number; siteKey: SiteKey; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [days, setDays] = useState('0')
  const end = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/keys/:key_id/end', {
        params: { id, key_id: siteKey.id },
        body: { days: Number(days) },
      }),
    onSuccess: (siteowner) => {
      showSiteowner(client, siteowner)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('siteowners.end_key', { name: siteKey.name })}
      isOpen
      isDanger
      confirm={t('siteowners.end')}
      onConfirm={() => end.mutate()}
      onClose={onClose}
      isBusy={end.isPending}
      error={siteownerError(t, end.error)}
    >
      <p>{t('siteowners.end_key_text')}</p>
      <SelectField
        label={t('siteowners.when')}
        value={days}
        options={[
          ['0', t('siteowners.now')],
          ['1', t('siteowners.in_days', { count: 1 })],
          ['7', t('siteowners.in_days', { count: 7 })],
          ['30', t('siteowners.in_days', { count: 30 })],
        ]}
        onChoose={setDays}
      />
    </DialogForm>
  )
}
