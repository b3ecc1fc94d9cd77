import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../ui/Button'
import { EmptyPanel } from '../ui/EmptyPanel'
import { PageHead } from '../ui/PageHead'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('not_found.short')} />
      <EmptyPanel
        figure="404"
        title={t('not_found.title')}
        actions={
          <Link to="/" className={buttonClass({})}>
            {t('not_found.home')}
          </Link>
        }
      />
    </>
  )
}
