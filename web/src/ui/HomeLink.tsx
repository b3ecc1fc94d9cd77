import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from './Button'

/** The way on from a page that has nothing to show. */
export function HomeLink() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={buttonClass({})}>
      {t('not_found.home')}
    </Link>
  )
}
