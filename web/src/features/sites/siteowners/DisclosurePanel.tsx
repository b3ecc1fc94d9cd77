import type { Disclosure, ManagedSiteowner } from '@panel/contract'
import { languageOf } from '@panel/contract/rules/locale'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { languagesQuery } from '../../settings/settings-queries'
import { disclosuresQuery } from '../../settings/siteowners-query'
import { DisclosureDialog } from './DisclosureDialog'
import { ShowAgainDialog } from './ShowAgainDialog'
import { SiteownerSwitch } from './SiteownerSwitch'
import styles from './Siteowners.module.css'

/**
 * The disclosures of a site in each language of the panel: texts that tell its customers about fictional profiles, and whether others
 * count too.
 */
export function DisclosurePanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t, i18n } = useTranslation()
  const siteownerId = siteowner.id
  const languages = useQuery(languagesQuery(languageOf(i18n.language)))
  const list = useQuery(disclosuresQuery(siteownerId))
  const failed = list.error ?? languages.error
  return (
    <TitledPanel
      title={t('siteowners.disclosures')}
      aside={
        <Link to="/settings/disclosures" search={{ siteowner_id: siteownerId }}>
          {t('page.disclosure_showings')}
        </Link>
      }
    >
      {(list.isPending || languages.isPending) && <ListLoading />}
      {failed && (
        <FailedPanel
          title={t('siteowners.disclosures_failed')}
          error={failed}
          onRetry={() => void Promise.all([list.refetch(), languages.refetch()])}
        />
      )}
      {list.data &&
        languages.data?.map((language) => (
          <LanguageRow
            key={language.code}
            siteownerId={siteownerId}
            language={language}
            stored={list.data.find((each) => each.language === language.code) ?? null}
          />
        ))}
      <SiteownerSwitch
        siteowner={siteowner}
        name="accepts_unknown_disclosures"
        label={t('siteowners.unknown_disclosures.allow')}
        hint={t('siteowners.unknown_disclosures.hint')}
      />
    </TitledPanel>
  )
}

type RowProps = {
  siteownerId: number
  language: { code: string; name: string }
  /** Null while the site has none in this language. */
  stored: Disclosure | null
}

function LanguageRow({ siteownerId, language: { code, name }, stored }: RowProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'text' | 'again' | null>(null)
  const dialog = { siteownerId, language: { code, name }, onClose: () => setOpen(null) }
  return (
    <div className={styles.row}>
      <code className={styles.quiet}>{code}</code>
      <div className={styles.rowText}>
        <div>{name}</div>
        <div className={styles.quiet}>
          {stored ? <bdi>{stored.body}</bdi> : t('siteowners.disclosure_missing')}
        </div>
      </div>
      {stored?.again && (
        <Chip tone="warn">
          {t('siteowners.again_chip', {
            version: stored.again.version,
            date: formatDate(stored.again.from, 'dateOnly'),
          })}
        </Chip>
      )}
      {stored && (
        <Chip>
          {stored.version}, {formatDate(stored.created_at, 'dateOnly')}
        </Chip>
      )}
      <Button
        size="small"
        aria-label={t('siteowners.disclosure_edit', { language: name })}
        onClick={() => setOpen('text')}
      >
        {t('line.edit')}
      </Button>
      {stored && (
        <Button
          size="small"
          aria-label={t('siteowners.again_edit', { language: name })}
          onClick={() => setOpen('again')}
        >
          {t('siteowners.again_button')}
        </Button>
      )}
      {open === 'again' && stored && <ShowAgainDialog {...dialog} stored={stored} />}
      {open === 'text' && <DisclosureDialog {...dialog} stored={stored} />}
    </div>
  )
}
