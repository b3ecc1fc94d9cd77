import { siteownerNameLength } from '@panel/contract/rules/limits'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/actions/CopyButton'
import { Field } from '../../../ui/fields/Field'
import { Notice } from '../../../ui/overlays/Notice'
import { MomentInSentence } from '../../../ui/words/Moment'
import { NotCopied } from './NotCopied'
import { ShownOnceField } from './ShownOnceField'
import { SiteownerCard } from './SiteownerCard'
import styles from './StepCard.module.css'
import type { SecretSteps, StepButtons } from './steps'
import { useFirstSiteowner } from './use-first-siteowner'
import { useMakeKey } from './use-make-key'

/** The first site owner, its key, and whether its site has called. */
export function SiteownerStep({
  shownSecrets: { key },
  keep,
  onDone,
  onBack,
  onLater,
}: StepButtons & SecretSteps) {
  const { t } = useTranslation()
  const first = useFirstSiteowner()
  const { siteowner } = first
  const { make, isBusy, error } = useMakeKey(siteowner, (made) => keep({ key: made }))
  const [name, setName] = useState('')
  const [copied, setCopied] = useState<string | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const calledAt = siteowner?.keys.find(({ last_used_at }) => last_used_at)?.last_used_at
  const hasKey = siteowner && siteowner.keys.length > 0
  const isIncomplete = siteowner === null && name.trim() === ''

  function continueStep() {
    if (!hasKey) return make(name)
    if (key === null || key === copied || calledAt || isAsked) return onDone(siteowner.name)
    setIsAsked(true)
  }
  return (
    <SiteownerCard
      step="siteowner"
      first={first}
      error={error}
      isBusy={isBusy}
      isIncomplete={isIncomplete}
      action={!hasKey && t(siteowner ? 'siteowners.make_key' : 'setup.siteowner.create')}
      onContinue={continueStep}
      onBack={onBack}
      onLater={onLater}
    >
      {(isTried) => (
        <>
          {siteowner === null && (
            <Field
              label={t('siteowners.name')}
              error={isTried && isIncomplete ? t('siteowners.name_missing') : null}
              value={name}
              maxLength={siteownerNameLength}
              autoComplete="off"
              autoFocus
              hint={t('setup.siteowner.hint')}
              onChange={(event) => setName(event.target.value)}
            />
          )}
          {siteowner && (
            <p>
              <strong>
                <bdi>{siteowner.name}</bdi>
              </strong>
            </p>
          )}
          {hasKey && (
            <>
              <ShownOnceField
                label={t('setup.siteowner.key')}
                text={key}
                note={t(key ? 'setup.siteowner.key_lost' : 'setup.siteowner.key_hidden')}
                another={t('setup.siteowner.another_key')}
                isBusy={isBusy}
                onAnother={() => make(siteowner.name)}
                onCopied={() => setCopied(key)}
              />
              <FirstCall />
              {calledAt ? (
                <Notice tone="ok" icon={IconCircleCheck} role="status">
                  {t('setup.siteowner.called')} <MomentInSentence at={calledAt} />
                </Notice>
              ) : (
                <Notice icon={IconClock} role="status">
                  {t('setup.siteowner.not_called')}
                </Notice>
              )}
              {isAsked && key !== copied && <NotCopied />}
            </>
          )}
        </>
      )}
    </SiteownerCard>
  )
}

/** A first call of the site. It does not contain the key, so that the admin can send it to a colleague. */
const example = `curl -X PUT ${location.origin}/site/v1/profiles/p-1 \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"name":"Marianne","age":46,"city":"York",
       "gender":"female","language":"en-GB"}'`

function FirstCall() {
  const { t } = useTranslation()
  return (
    <div className={styles.once}>
      <div className={styles.labelLine}>
        <p className={styles.label}>{t('setup.siteowner.try')}</p>
        <CopyButton text={example} />
      </div>
      <pre className={styles.code}>
        <code>{example}</code>
      </pre>
    </div>
  )
}
