import { useTranslation } from 'react-i18next'
import { HomeLink } from '../ui/actions/HomeLink'
import { EmptyPanel } from '../ui/lists/EmptyPanel'
import { PageHead } from '../ui/PageHead'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('not_found.short')} />
      <EmptyPanel figure="404" title={t('not_found.title')} actions={<HomeLink />} />
    </>
  )
}
