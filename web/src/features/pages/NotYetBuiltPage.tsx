import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { HomeLink } from '../../ui/HomeLink'
import { PageHead } from '../../ui/PageHead'
import { pages } from './pages'
import { useOpenPage } from './use-open-page'

/** Replaces a page that this release does not have yet. */
export function NotYetBuiltPage() {
  const { t } = useTranslation()
  const path = useOpenPage()
  if (!path) return null
  const page = t(pages[path].label)
  return (
    <>
      <PageHead title={page} />
      <EmptyPanel icon={IconHourglass} title={t('page_later.title')} actions={<HomeLink />}>
        <p>{t('page_later.text', { page })}</p>
      </EmptyPanel>
    </>
  )
}
