import type { Disclosure } from '@panel/contract'
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
import { languageOf } from '../../../ui/words/locale'
import { languagesQuery } from '../../settings/settings-queries'
import { disclosuresQuery } from '../../settings/siteowners-query'
import { DisclosureDialog } from './DisclosureDialog'
import { ShowAgainDialog } from './ShowAgainDialog'
import styles from './Siteowners.module.css'

/** The disclosures of a site in each language of the panel: texts that tell its customers about fictional profiles. */
export function DisclosurePanel({ siteownerId }: { siteownerId: number }) {
  const { t, i18n } = useTranslation()
  const languages = useQuery(languagesQuery(languageOf(i18n.language)))
  const list = useQuery(disclosuresQuery(siteownerId))
  const [edited, setEdited] = useState<string | null>(null)
  const [again, setAgain] = useState<string | null>(null)
  const of = (code: string): Disclosure | null => list.data?.find(({ language }) => language === code) ?? null
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
        languages.data?.map(({ code, name }) => {
          const found = of(code)
          return (
            <div key={code} className={styles.row}>
              <code className={styles.quiet}>{code}</code>
              <div className={styles.rowText}>
                <div>{name}</div>
                <div className={styles.quiet}>
                  {found ? <bdi>{found.body}</bdi> : t('siteowners.disclosure_missing')}
                </div>
              </div>
              {found?.again && (
                <Chip tone="warn">
                  {t('siteowners.again_chip', {
                    version: found.again.version,
                    date: formatDate(found.again.from, 'dateOnly'),
                  })}
                </Chip>
              )}
              {found && (
                <Chip>
                  {found.version}, {formatDate(found.created_at, 'dateOnly')}
                </Chip>
              )}
              <Button
                size="small"
                aria-label={t('siteowners.disclosure_edit', { language: name })}
                onClick={() => setEdited(code)}
              >
                {t('line.edit')}
              </Button>
              {found && (
                <Button
                  size="small"
                  aria-label={t('siteowners.again_edit', { language: name })}
                  onClick={() => setAgain(code)}
                >
                  {t('siteowners.again_button')}
                </Button>
              )}
              {again === code && found && (
                <ShowAgainDialog
                  siteownerId={siteownerId}
                  language={{ code, name }}
                  stored={found}
                  onClose={() => setAgain(null)}
                />
              )}
              {edited === code && (
                <DisclosureDialog
                  siteownerId={siteownerId}
                  language={{ code, name }}
                  stored={found}
                  onClose={() => setEdited(null)}
                />
              )}
            </div>
          )
        })}
    </TitledPanel>
  )
}
