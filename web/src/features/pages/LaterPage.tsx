import { IconHourglass } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/Button'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { PageHead } from '../../ui/PageHead'
import { pages } from './pages'
import { useOpenPage } from './use-open-page'

/** Stands where a page will be that this release does not have, and says so. */
export function LaterPage() {
  const { t } = useTranslation()
  const path = useOpenPage()
  if (!path) return null
  const page = t(pages[path].label)
  return (
    <>
      <PageHead title={page} />
      <EmptyPanel
        icon={IconHourglass}
        title={t('page_later.title')}
        actions={
          <Link to="/" className={buttonClass({})}>
            {t('home.title')}
          </Link>
        }
      >
        <p>{t('page_later.text', { page })}</p>
      </EmptyPanel>
    </>
  )
}
